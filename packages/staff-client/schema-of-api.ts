import { execFile, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';

export const schemaFile = join(import.meta.dirname, 'src', 'schema.d.ts');

const api = join(import.meta.dirname, '..', '..', 'api');
const run = promisify(execFile);

/** The types of the API as its sources are now, in the project's format. */
export async function schemaOfApi(): Promise<string> {
  const types = await openapiTS(await describedApi(), { alphabetize: true });
  return formatted(`// Made by \`npm run generate\` from the API's OpenAPI document.\n\n${astToString(types)}`);
}

/** Compiled into a folder of its own inside the API, where its packages are found: nobody has to have built it before. */
export async function describedApi() {
  const folder = join(api, 'dist', `described-${process.pid}`);
  try {
    await run('tsc', ['-p', join(api, 'tsconfig.build.json'), '--outDir', folder, '--noCheck']);
    const { stdout } = await run(process.execPath, [join(folder, 'openapi.js')], { maxBuffer: 2 ** 26 });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function formatted(source: string): Promise<string> {
  const biome = spawn('biome', ['format', `--stdin-file-path=${schemaFile}`], { stdio: ['pipe', 'pipe', 'inherit'] });
  biome.stdin.end(source);
  return text(biome.stdout);
}
