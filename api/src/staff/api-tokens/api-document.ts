import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of the running application, which sets `build`: only with it the document can be built. */
@Injectable()
export class ApiDocument {
  build: () => Promise<OpenAPIObject> = () => Promise.reject(new Error('The application has not been created yet.'));

  /** Returns the part of the document that API tokens may use, with the schemas that it needs. */
  async forTokens(): Promise<OpenAPIObject> {
    const { openapi, paths, components = {} } = await this.build();
    const open = Object.entries(paths).flatMap(([path, methods]) => {
      const operations = Object.entries(methods)
        .filter(([, operation]) => Object(operation)['x-access-token'])
        .map(([method, operation]) => [method, { ...operation, security: [{ api_token: [] }] }] as const);
      return operations.length > 0 ? [[path, Object.fromEntries(operations)] as const] : [];
    });
    const schemas: NonNullable<typeof components.schemas> = {};
    const addSchemasOf = (part: object) => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
        const schema = components.schemas?.[name];
        if (!schema || schemas[name]) continue;
        schemas[name] = schema;
        addSchemasOf(schema);
      }
    };
    addSchemasOf(open);
    return {
      openapi,
      info: {
        title: 'API of the lead desk',
        version: '1',
        description:
          'Send an API token with each request: `Authorization: Bearer portal_api_…`. Errors are problem details (RFC 9457). Up to 300 requests a minute; 429 has `Retry-After`.',
      },
      paths: Object.fromEntries(open),
      components: { schemas, securitySchemes: { api_token: { type: 'http', scheme: 'bearer' } } },
    };
  }
}
