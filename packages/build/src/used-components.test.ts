import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { usedComponents } from './used-components.ts';

test('finds components that an app imports, those they import, and their recipes', () => {
  const { files, recipes } = usedComponents(resolve(import.meta.dirname, '../../../mfe-marketing'));
  const paths = files.map((file) => file.replace(/^.*packages\/ui\/src\//, ''));

  // Imported by contact-form.tsx; select-field.tsx loads its list with import().
  for (const path of ['select/select-field.tsx', 'select/select-list.tsx', 'field/field-frame.tsx'])
    assert.ok(paths.includes(path), path);
  assert.ok(recipes.includes('field'));
});

test('leaves out what the app does not use', () => {
  const { files, recipes } = usedComponents(resolve(import.meta.dirname, '../../../mfe-locations'));

  assert.deepEqual(
    files.filter((path) => path.includes('/table/')),
    [],
  );
  assert.ok(!recipes.includes('table'));
});
