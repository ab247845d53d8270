import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spanishMessages } from '@portal/contracts/messages.es';
import { spanishTexts } from '../../api/src/intake/case-study/pdf/spanish.content.ts';
import { root } from '../workspaces/workspaces.ts';

const contentFiles = [
  '{api,packages/contracts,shell}/src/**/*.es.ts',
  'mfe-marketing/src/spanish/content/*.content.ts',
];
/** Imports of these need a bundler, so their texts are read from the source. */
const pageFiles = 'mfe-marketing/src/spanish/*.{tsx,routes.ts}';

/** Returns the texts of a value: of functions, what they return. English keys are not read. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return functionTexts(value as (...values: unknown[]) => unknown);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Calls it with a text, a condition and a date. A function that needs a date throws for the others. */
function functionTexts(call: (...values: unknown[]) => unknown): string[] {
  const results = ['lunes', false, '2026-11-24'].map((first) => {
    try {
      return call(first, '42');
    } catch {
      return '';
    }
  });
  return results.filter((result) => typeof result === 'string');
}

/** Attributes and properties with text, and the text between tags. */
const inSource = [
  /\b(?:title|lead|text|action|description|eyebrow|intro|label|crumb|about|question|answer|office|phone|email|serviceType)(?:=|: )(["'`])((?:(?!\1)[^\\])*)\1/g,
  />(\s*)([^<>{}=;]*[a-záéíóúñ]{2}[^<>{}=;]*)</g,
];

function sourceTexts(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8').replace(/^import .*$|\/\*\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
  return inSource.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(
      ([, , text = '']) =>
        text
          .replaceAll(/\$\{.*?\}/g, '')
          .replace(/\s+/g, ' ')
          .trim() || [],
    ),
  );
}

/** Resolves to all Spanish texts, with the file that has each. */
export async function readSpanish(): Promise<{ file: string; text: string }[]> {
  const modules = await Promise.all(
    globSync(contentFiles, { cwd: root }).map(async (file) => ({
      file,
      texts: textsIn({ ...(await import(join(root, file))) }),
    })),
  );
  const pages = globSync(pageFiles, { cwd: root }).map((file) => ({ file, texts: sourceTexts(file) }));
  // Paths, slugs and names for programs have no blank, and begin with a small letter or a slash.
  const isText = (text: string) => /\s|^[^a-z/#\d]/.test(text);
  const tables = [
    { file: 'packages/contracts/src/messages.es.ts', texts: spanishMessages },
    { file: 'api/src/intake/case-study/pdf/spanish.content.ts', texts: spanishTexts },
  ];
  return [...tables, ...modules, ...pages].flatMap(({ file, texts }) =>
    texts.filter(isText).map((text) => ({ file, text })),
  );
}
