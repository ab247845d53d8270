import { writeFile } from 'node:fs/promises';
import { buildOpenApiDocumentOffline } from './app.ts';

/** `node dist/openapi.js [FILE]`: writes the OpenAPI document to a file, or to standard output. */
const document = `${JSON.stringify(await buildOpenApiDocumentOffline(), null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) await writeFile(file, document);
else process.stdout.write(document);
