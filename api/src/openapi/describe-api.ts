import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The whole API in OpenAPI's words. Needs no database: an application made with `preview: true` is enough. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Portal API')
      .setDescription(
        'Takes in what visitors send, answers the case study, and serves signed-in staff. Errors are one plain sentence (text/plain); clients that accept application/problem+json, and everybody under /api/admin, get RFC 9457 problem details.',
      )
      .setVersion('1')
      .addCookieAuth('portal_session', {
        type: 'apiKey',
        in: 'cookie',
        name: 'portal_session',
        description: 'Given by POST /api/session. Behind HTTPS it is called __Host-portal_session.',
      })
      .build(),
  );

  document.components = {
    ...document.components,
    schemas: {
      ...document.components?.schemas,
      Problem: {
        type: 'object',
        description: 'Problem details (RFC 9457).',
        required: ['type', 'title', 'status', 'detail'],
        properties: {
          type: { type: 'string', example: 'about:blank' },
          title: { type: 'string', example: 'Unprocessable Entity' },
          status: { type: 'integer', example: 422 },
          detail: { type: 'string', example: 'Name is required.' },
          fields: {
            type: 'object',
            description: 'One message per refused field.',
            additionalProperties: { type: 'string' },
          },
        },
      },
    },
  };
  return document;
}
