import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, test } from 'node:test';

const { vcs: _, ...rules } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../biome.json'), 'utf8'));
const root = mkdtempSync(join(tmpdir(), 'portal-import-rules-'));
writeFileSync(join(root, 'biome.json'), JSON.stringify(rules));
after(() => rmSync(root, { recursive: true }));

/** Returns whether the lint rules of the project allow an import. */
function mayImport(file: string, specifier: string): boolean {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `import { thing } from '${specifier}';\n\nexport const used = thing;\n`);
  const { status, stderr } = spawnSync('biome', ['lint', '--only=style/noRestrictedImports', file], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) assert.match(stderr, /noRestrictedImports/);
  return status === 0;
}

const rejected = [
  ['mfe-marketing/src/page.tsx', '@portal/mfe-locations/routes'],
  ['mfe-marketing/src/page.tsx', '../../mfe-locations/src/routes.tsx'],
  ['mfe-locations/src/page.tsx', '@portal/shell'],
  ['mfe-admin/src/page.tsx', '@portal/api/lead'],
  ['mfe-admin/src/page.tsx', 'react-router-dom'],
  ['mfe-marketing/src/page.tsx', '@tanstack/react-query'],
  ['shell/src/page.tsx', '@portal/mfe-marketing'],
  ['api/src/lead.ts', '../../shell/publisher/env.ts'],
  ['packages/ui/src/button.tsx', '@portal/shell'],
  ['packages/contracts/src/lead.ts', '../../../api/src/env.ts'],
] as const;

for (const [file, specifier] of rejected) {
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
