import assert from 'node:assert/strict';
import { test } from 'node:test';
import { structuredDataIssues } from './schema-org.ts';

const page = (...nodes: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;

test('reports a property that the type does not have', async () => {
  assert.match(`${await structuredDataIssues(page({ '@type': 'LocalBusiness', fax: '1' }))}`, /"fax".*"LocalBusiness"/);
});

test('reports a type that schema.org does not have, also inside another node', async () => {
  const service = { '@type': 'Service', provider: { '@type': 'SecuritySystemService', name: 'A' } };

  assert.match(`${await structuredDataIssues(page(service))}`, /"SecuritySystemService" is not a valid/);
});
