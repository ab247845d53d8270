import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document. The application sets `build`, because the document is built from it. */
@Injectable()
export class ApiDocument {
  build: () => Promise<OpenAPIObject> = () => Promise.reject(new Error('The application has not been created yet.'));

  /** Returns the document with the operations that API tokens may use. */
  async forTokens(): Promise<OpenAPIObject> {
    const { paths, ...document } = await this.build();
    const open = Object.entries(paths).flatMap(([path, methods]) => {
      const operations = Object.entries(methods).filter(([, operation]) => Object(operation)['x-access-token']);
      return operations.length > 0 ? [[path, Object.fromEntries(operations)] as const] : [];
    });
    return { ...document, paths: Object.fromEntries(open) };
  }
}
