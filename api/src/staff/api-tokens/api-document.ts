import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of the running application, which sets `build`: only with it the document can be built. */
@Injectable()
export class ApiDocument {
  build: () => Promise<OpenAPIObject> = () => Promise.reject(new Error('The application has not been created yet.'));

  /** Returns the part of the document that API tokens may use, with the schemas that it needs. */
  async forTokens(): Promise<OpenAPIObject> {
    const { paths, components = {}, ...document } = await this.build();
    const open = Object.entries(paths).flatMap(([path, methods]) => {
      const operations = Object.entries(methods).filter(([, operation]) => Object(operation)['x-access-token']);
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
    return { ...document, paths: Object.fromEntries(open), components: { ...components, schemas } };
  }
}
