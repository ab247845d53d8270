import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ProblemDetailsDto } from '../http/problem.dto.ts';

/** Builds the OpenAPI document. An application created with `preview: true` is enough, so no database is needed. */
export async function buildOpenApiDocument(app: INestApplication, sessionCookie: string): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata((await import('../../openapi-metadata.js')).default);
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Portal API')
      .setDescription(
        "Stores the website's forms, returns the case study, and serves the lead desk. Errors are one sentence of plain text; clients that accept application/problem+json, and all routes under /api/admin, get RFC 9457 problem details.",
      )
      .setVersion('1')
      .addCookieAuth('portal_session', {
        type: 'apiKey',
        in: 'cookie',
        name: sessionCookie,
        description: 'Set by POST /api/session.',
      })
      .addBearerAuth(
        {
          type: 'http',
          scheme: 'bearer',
          description: 'Created by a manager under Integrations. Up to 300 requests a minute.',
        },
        'api_token',
      )
      .build(),
    { extraModels: [ProblemDetailsDto] },
  );
  documentCommonResponses(document);
  return document;
}

/** All errors have one format. Their messages, and the fields of a 422, are for people. */
const error = {
  description: 'One sentence about what is wrong, as plain text or as problem details.',
  content: {
    'text/plain': { schema: { type: 'string' } },
    'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDetailsDto) } },
  },
};

function documentCommonResponses({ paths }: OpenAPIObject): void {
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (typeof operation !== 'object' || !('responses' in operation)) continue;
      operation.responses.default ??= error;
      if (method === 'get' && operation.security)
        operation.responses[303] ??= { description: 'No session, and opened in a browser: continue in the lead desk.' };
    }
}
