import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '../../..');

/** Whether the linter lets a file import something. */
function mayImport(file: string, specifier: string): boolean {
  const { status } = spawnSync('biome', ['lint', '--only=style/noRestrictedImports', `--stdin-file-path=${file}`], {
    cwd: root,
    input: `import { thing } from '${specifier}';\nexport const used = thing;\n`,
  });
  return status === 0;
}

const refused = [
  ['mfe-marketing/src/page.tsx', '@portal/mfe-locations/routes'],
  ['mfe-marketing/src/page.tsx', '../../mfe-locations/src/routes.tsx'],
  ['mfe-locations/src/page.tsx', '@portal/shell'],
  ['mfe-admin/src/page.tsx', '@portal/api/lead'],
  ['mfe-admin/src/page.tsx', 'react-router-dom'],
  ['mfe-marketing/src/page.tsx', '@tanstack/react-query'],
  ['shell/src/page.tsx', '@portal/mfe-marketing'],
  ['api/src/lead.ts', '../../shell/server/env.ts'],
  ['packages/ui/src/button.tsx', '@portal/shell'],
  ['packages/contracts/src/lead.ts', '../../../api/src/env.ts'],
] as const;

for (const [file, specifier] of refused) {
  test(`${file} may not import ${specifier}`, () => {
    assert.equal(mayImport(file, specifier), false);
  });
}

const allowed = [
  ['mfe-marketing/src/page.tsx', '@portal/platform'],
  ['mfe-marketing/src/page.tsx', '@portal/ui/button'],
  ['shell/src/page.tsx', 'react-router-dom'],
  ['api/src/lead.ts', '@portal/contracts/site'],
] as const;

for (const [file, specifier] of allowed) {
  test(`${file} may import ${specifier}`, () => {
    assert.equal(mayImport(file, specifier), true);
  });
}
