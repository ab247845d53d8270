import { writeFile } from 'node:fs/promises';
import { schemaFile, schemaOfApi } from './schema-of-api.ts';

/** `npm run generate`: writes the types of the staff API anew. */
await writeFile(schemaFile, await schemaOfApi());
