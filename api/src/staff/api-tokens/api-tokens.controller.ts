import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Body, Delete, Get, Header, NotFoundException, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, type OpenAPIObject } from '@nestjs/swagger';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsToken, DeskController, RequiresRecentSignIn, RequiresRole } from '../auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { ApiDocument } from './api-document.ts';
import { ApiTokenDto, CreatedApiTokenDto, NewApiTokenDto } from './api-token.dto.ts';
import { ApiTokens } from './api-tokens.service.ts';

const TokenId = PathId('There is no such API token.');

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>API of the lead desk</title>
  <link rel="stylesheet" href="swagger-ui.css">
  <main id="page"></main>
  <script src="swagger-ui-bundle.js"></script>
  <script src="start.js"></script>
</html>`;
const start = `SwaggerUIBundle({ url: '/api/admin/openapi.json', dom_id: '#page', defaultModelsExpandDepth: -1 });`;
const fileOf = (url: string) => () => readFile(fileURLToPath(url));
/** The page that shows the document, with Swagger UI. */
const files = new Map([
  ['index.html', { type: 'text/html; charset=utf-8', read: async () => Buffer.from(page) }],
  ['start.js', { type: 'text/javascript', read: async () => Buffer.from(start) }],
  ['swagger-ui.css', { type: 'text/css', read: fileOf(import.meta.resolve('swagger-ui-dist/swagger-ui.css')) }],
  [
    'swagger-ui-bundle.js',
    { type: 'text/javascript', read: fileOf(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')) },
  ],
]);

@DeskController('admin', 'API tokens', 'manager')
export class ApiTokensController {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly document: ApiDocument,
  ) {}

  @Returns([ApiTokenDto], 'List the API tokens by name', 'Expired ones too, but not those that were revoked.')
  @Get('api-tokens')
  list(): Promise<ApiTokenDto[]> {
    return this.tokens.list();
  }

  @Creates(CreatedApiTokenDto, 'Create an API token')
  @RequiresRecentSignIn()
  @Post('api-tokens')
  async create(@Body() token: NewApiTokenDto, @CurrentStaff() staff: StaffMember): Promise<CreatedApiTokenDto> {
    return { token: await this.tokens.create(staff, token) };
  }

  @ReturnsNothing('The token is not valid any more.', 'Revoke an API token')
  @RequiresRecentSignIn()
  @Delete('api-tokens/:id')
  revoke(@TokenId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.tokens.revoke(staff, id);
  }

  @ApiOperation({ summary: 'Show what API tokens may use', description: 'As an OpenAPI document.' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @RequiresRole('viewer')
  @AllowsToken('read')
  @Get('openapi.json')
  openApi(): Promise<OpenAPIObject> {
    return this.document.forTokens();
  }

  @ApiExcludeEndpoint()
  @RequiresRole('viewer')
  @Header(
    'Content-Security-Policy',
    `default-src 'none'; connect-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'`,
  )
  @Get('api-docs/:file')
  async page(@Param('file') name: string): Promise<StreamableFile> {
    const file = files.get(name);
    if (!file) throw new NotFoundException('Page not found.');
    return new StreamableFile(await file.read(), { type: file.type });
  }
}
