import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Literal, parse } from 'acorn';
import { simple } from 'acorn-walk';
import type { FoundPattern } from '../../testing/feed-patterns.ts';

const compiled = join(import.meta.dirname, '../..');
const contracts = join(process.cwd(), '../packages/contracts/src');
/** Code that reads what strangers write in mails. */
const files = [
  ...globSync(['mail/{rules,threads}/*.js', 'intake/spam/*.js'], { cwd: compiled }).map((file) => join(compiled, file)),
  ...['visible-text', 'storable-text'].map((name) => join(contracts, `${name}.ts`)),
].filter((file) => !file.endsWith('.test.js'));

function patternsIn(file: string): FoundPattern[] {
  const code = readFileSync(file, 'utf8');
  const program = parse(file.endsWith('.ts') ? stripTypeScriptTypes(code) : code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  });
  const found: FoundPattern[] = [];
  simple(program, {
    Literal({ regex }: Literal) {
      if (regex) found.push({ source: regex.pattern, flags: regex.flags, place: file });
    },
  });
  return found;
}

test(
  'every pattern on texts of mails takes time in proportion to the text',
  async () => {
    const patterns = files.flatMap(patternsIn);
    expect(patterns.length).toBeGreaterThan(80);
    const program = spawn(process.execPath, [join(compiled, 'testing/feed-patterns.js')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // A pattern that is not bounded needs many minutes for one text.
    const timer = setTimeout(() => program.kill('SIGKILL'), 20 * 60_000);
    program.stdin.end(JSON.stringify(patterns));
    const [begun, [code]] = await Promise.all([text(program.stdout), once(program, 'exit')]);
    clearTimeout(timer);
    expect({ code, last: begun.trim().split('\n').at(-1) }).toMatchObject({ code: 0 });
  },
  21 * 60_000,
);
