import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { documentCommonErrors } from './api-errors.decorator.ts';

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
      .build(),
  );

  documentCommonErrors(document);
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
            description: 'One message per invalid field.',
            additionalProperties: { type: 'string' },
          },
          newEntryIds: {
            type: 'array',
            items: { type: 'integer' },
            description: 'The entries of the timeline because of which a message was not sent (409).',
          },
          earlierMessage: {
            type: 'object',
            description: 'The message that was sent with the same draft, but with another body (409).',
            required: ['id', 'to', 'cc', 'subject', 'sendAt', 'state'],
            properties: {
              id: { type: 'integer' },
              to: { type: 'array', items: { type: 'string' } },
              cc: { type: 'array', items: { type: 'string' } },
              subject: { type: 'string' },
              sendAt: { type: 'string', format: 'date-time' },
              state: { type: 'string', enum: ['waiting', 'sent', 'failed', 'bounced', 'unknown'] },
            },
          },
          warnings: {
            type: 'array',
            items: { type: 'string' },
            description: 'What speaks against the request, which can be confirmed (409).',
          },
        },
      },
    },
  };
  return document;
}
