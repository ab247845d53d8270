import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import { ReturnsFile } from '../../platform/openapi/returns.decorator.ts';
import { AllowsToken } from '../auth/allows-token.decorator.ts';
import { RequiresRole } from '../auth/requires-role.decorator.ts';
import { ApiDocument } from './api-document.ts';

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>API of the lead desk</title>
  <link rel="stylesheet" href="/api/admin/api-docs/swagger-ui.css">
  <main id="page"></main>
  <script src="/api/admin/api-docs/swagger-ui-bundle.js"></script>
  <script src="/api/admin/api-docs/start.js"></script>
</html>`;
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'`;
const start = `SwaggerUIBundle({ url: '/api/admin/openapi.json', dom_id: '#page' });`;

/** Files of Swagger UI, with their media types. */
const files = new Map([
  ['swagger-ui.css', { type: 'text/css', url: import.meta.resolve('swagger-ui-dist/swagger-ui.css') }],
  [
    'swagger-ui-bundle.js',
    { type: 'text/javascript', url: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js') },
  ],
]);

/** What other programs can do, for programs and for people. */
@ApiTags('API tokens')
@RequiresRole('viewer')
@Controller('admin')
export class ApiDocumentController {
  constructor(private readonly document: ApiDocument) {}

  @ApiOperation({ summary: 'Show what API tokens may use', description: 'As an OpenAPI document.' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @AllowsToken('read')
  @Get('openapi.json')
  show(): Promise<OpenAPIObject> {
    return this.document.forTokens();
  }

  @ReturnsFile('text/html', undefined, 'Show the same as a page')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', policy)
  @Get('api-docs')
  page(): string {
    return page;
  }

  @ApiExcludeEndpoint()
  @Header('Cache-Control', 'private, max-age=86400')
  @Get('api-docs/:file')
  file(@Param('file') name: string): StreamableFile {
    if (name === 'start.js') return new StreamableFile(Buffer.from(start), { type: 'text/javascript' });
    const file = files.get(name);
    if (!file) throw new NotFoundException('Page not found.');
    return new StreamableFile(createReadStream(fileURLToPath(file.url)), { type: file.type });
  }
}
