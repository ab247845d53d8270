import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@portal/release/manifest';
import { marked } from 'marked';
import { fileOf, styleSheet } from './document.ts';

const source = join(import.meta.dirname, '../../../docs/rules-for-a-remote.md');

/** Returns the page of rules for teams, with an anchor for each rule and the style sheet of this shell. */
export function rulesPage(shell: Release): string {
  const content = marked.parse(readFileSync(source, 'utf8'), { async: false });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rules for a remote</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    styleSheet(fileOf(shell)('rules.css')),
    '</head><body>',
    content.replace(/<h3><code>([\w-]+)/g, '<h3 id="$1"><code>$1'),
    '</body></html>',
  ].join('');
}
