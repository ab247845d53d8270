import { buildOpenApiDocumentOffline } from './app.ts';

/** `node dist/openapi.js`: writes the OpenAPI document to standard output. */
process.stdout.write(`${JSON.stringify(await buildOpenApiDocumentOffline(), null, 2)}\n`);
