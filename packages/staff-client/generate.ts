import { writeFile } from 'node:fs/promises';
import { generateSchema, schemaFile } from './schema-of-api.ts';

await writeFile(schemaFile, await generateSchema());
