import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Verdict, Violation } from '@portal/contracts/release-status';
import { PublisherFixture } from '../testing/publisher-fixture.ts';
import { pageCases, paths, releaseCases, renderCases, styleCases } from './static-checks.cases.ts';

const portal = await PublisherFixture.start();
before(async () => {
  await portal.publishLive({ text: 'Good', paths });
  const adds = "h('a', { href: '/austin-cabling#phone' })";
  await portal.publishLive({ name: 'marketing', text: 'About', paths: ['/about'], adds });
});
after(() => portal.remove());

async function assertOthersAreLive() {
  assert.equal(await portal.heading('/austin'), 'Good');
  assert.equal(await portal.heading('/about'), 'About');
}

function assertViolation(violations: Violation[], rule: string, message: RegExp) {
  const text = JSON.stringify(violations, null, 1).slice(0, 1000);
  assert.deepEqual([...new Set(violations.map((violation) => violation.rule))], [rule], text);
  assert.ok(
    violations.some((violation) => message.test(violation.message)),
    text,
  );
  assert.ok(
    violations.every(({ hint }) => hint.length > 20),
    text,
  );
}

describe('releases', () => {
  for (const [index, { title, draft, rule, message }] of releaseCases.entries())
    test(`rejects a release with ${title}`, async () => {
      const { violations } = await portal.publishRejected({ text: `Release ${index}`, paths, ...draft });

      assertViolation(violations, rule, message);
      await assertOthersAreLive();
    });
});

/** Publishes one release with a page per case. */
function describePages(effect: string, cases: typeof pageCases) {
  const pathOf = (index: number) => `/austin-case-${index}`;
  describe(effect, () => {
    let verdict: Verdict;
    before(async () => {
      const pages = Object.fromEntries(cases.map(({ draft }, index) => [pathOf(index), draft]));
      verdict = await portal.publishRejected({ text: effect, paths, pages });
    });

    for (const [index, { title, rule, message }] of cases.entries())
      test(`${effect} ${title}`, () =>
        assertViolation(
          verdict.violations.filter(({ page }) => page === pathOf(index)),
          rule,
          message,
        ));

    test(`reports no violations of other pages: ${effect} a fault`, async () => {
      const known = cases.map((_, index) => pathOf(index));
      assert.deepEqual(
        verdict.violations.filter(({ page = '' }) => !known.includes(page)),
        [],
      );
      await assertOthersAreLive();
    });
  });
}

describePages('rejects a release whose pages do not render:', renderCases);
describePages('rejects a release whose pages have', pageCases);

describe('style sheets', () => {
  let verdict: Verdict;
  const fileOf = (index: number) => `case-${index}.css`;
  before(async () => {
    const files = Object.fromEntries(styleCases.map(({ draft }, index) => [fileOf(index), draft]));
    verdict = await portal.publishRejected({ text: 'Styles', paths, files });
  });

  for (const [index, { title, rule, message }] of styleCases.entries())
    test(`rejects a release whose style sheets have ${title}`, () =>
      assertViolation(
        verdict.violations.filter(({ message }) => message.startsWith(`${fileOf(index)} `)),
        rule,
        message,
      ));
});

test('lists links to unknown hosts in the verdict', async () => {
  const adds = "h('a', { href: 'https://elsewhere.example/x' })";
  const release = await portal.publishLive({ text: 'Links', paths, adds });
  const { verdict } = portal.status();

  assert.equal(verdict?.version, release.version);
  assert.deepEqual(verdict.notes, ['/austin links to elsewhere.example.']);
});

test('publishes a release that follows all rules', async () => {
  const release = await portal.publishLive({
    text: 'Better',
    paths: [...paths, '/austin-lighting'],
    css: '@layer recipes{@keyframes l-turn{to{top:0}}[data-ground=ink] .l-page:hover>*+svg,:is(.l-a,.l-b) p{color:red;&:hover{top:0}}}',
    adds: "h('a', { href: '/austin-lighting#phone' }), h('img', { src: '/x.png', alt: '' })",
    change: (manifest) => Object.assign(manifest, { contract: manifest.contract - 1 }),
  });

  assert.deepEqual(portal.status().verdict?.violations, []);
  assert.equal(portal.status().live, release.version);
  assert.equal(await portal.heading('/austin'), 'Better');
});

test('runs release code without environment variables of the publisher and its renderer', async () => {
  const adds = "h('p', { id: 'env' }, Object.keys(process.env).join())";
  await portal.publishLive({ text: 'Environment', paths: [...paths, '/austin-lighting'], adds });

  const [, names = ''] = /<p id="env">(.*?)<\/p>/.exec(await portal.read('austin.html')) ?? [];
  const ofShell = ['OLDPWD', 'PWD', 'SHLVL', '_'];
  assert.deepEqual(
    names.split(',').filter((name) => !ofShell.includes(name)),
    ['NODE_ENV'],
  );
});
