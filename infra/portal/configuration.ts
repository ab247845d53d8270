import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originSettings } from '@portal/contracts/origin-settings';
import { settingRows } from '@portal/contracts/settings';
import { companySettings } from '@portal/contracts/site-settings';
import { z } from 'zod';
import { apiTables } from '../../api/src/platform/env/settings.ts';
import { publisherTables } from '../../shell/publisher/platform/settings.ts';
import { webSchema } from '../../shell/web/env.ts';
import { backupSchema } from '../backup/settings.ts';
import { settingsFile } from '../upgrade/installation.ts';
import type { Settings } from '../upgrade/settings-of-versions.ts';
import { root } from '../workspaces/workspaces.ts';
import { portalSchema } from './settings.ts';

const file = join(root, 'docs/configuration.md');

/** The tables of docs/configuration.md by name. A setting that programs share is in the first one only. */
const tables = {
  portal: portalSchema.extend(originSettings),
  backup: backupSchema,
  site: z.object({ ...companySettings, ...publisherTables.site.shape }),
  ...apiTables,
  publisher: publisherTables.publisher,
  web: webSchema,
};

/** Returns docs/configuration.md as it is, and with its tables written anew from the schemas of the programs. */
export function configuration(): { stored: string; current: string } {
  const stored = readFileSync(file, 'utf8');
  const shown = new Set<unknown>();
  let current = stored;
  for (const [name, { shape }] of Object.entries(tables)) {
    const own = Object.entries(shape).filter(([, type]) => !shown.has(type));
    for (const [, type] of own) shown.add(type);
    const marks = new RegExp(`(<!-- settings: ${name} -->\n).*?(<!-- end -->)`, 's');
    if (!marks.test(current)) throw new Error(`docs/configuration.md has no table "${name}".`);
    const table = markdownTable(settingRows(z.object(Object.fromEntries(own))));
    current = current.replace(marks, (_, start, end) => `${start}\n${table}\n\n${end}`);
  }
  return { stored, current };
}

/** Returns a table with columns of equal width, as the formatter wants it. */
function markdownTable(rows: string[][]): string {
  const lines = [['variable', 'default', 'meaning'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = lines.map(format);
  return [head, format(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

export const currentSettings = (): Settings =>
  Object.fromEntries(
    Object.values(tables).flatMap((schema) =>
      settingRows(schema).map(([name = '', value = '']) => [name.replaceAll('`', ''), value]),
    ),
  );

// `npm run configuration -w infra` writes the tables, and the list with which `npm run upgrade -- --check` compares.
if (import.meta.main) {
  writeFileSync(file, configuration().current);
  writeFileSync(settingsFile, `${JSON.stringify(currentSettings(), null, 2)}\n`);
}
