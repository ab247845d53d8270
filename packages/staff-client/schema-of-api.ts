import { execFile, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';

export const schemaFile = join(import.meta.dirname, 'src', 'schema.d.ts');

const api = join(import.meta.dirname, '..', '..', 'api');
const run = promisify(execFile);

/** Resolves to the contents of `schema.d.ts` for the current sources of the API. */
export async function generateSchema(): Promise<string> {
  const types = await openapiTS(await loadOpenApiDocument(), { alphabetize: true });
  return format(`// Made by \`npm run generate\` from the API's OpenAPI document.\n\n${astToString(types)}`);
}

/** Resolves to the OpenAPI document. Compiles the API into its own folder, so that no build is needed before. */
export async function loadOpenApiDocument() {
  const folder = join(api, 'dist', `openapi-${process.pid}`);
  try {
    await run('tsc', ['-p', join(api, 'tsconfig.build.json'), '--outDir', folder, '--noCheck']);
    const { stdout } = await run(process.execPath, [join(folder, 'openapi.js')], { maxBuffer: 2 ** 26 });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function format(source: string): Promise<string> {
  const biome = spawn('biome', ['format', `--stdin-file-path=${schemaFile}`], { stdio: ['pipe', 'pipe', 'inherit'] });
  biome.stdin.end(source);
  return text(biome.stdout);
}
