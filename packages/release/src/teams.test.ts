import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import schema from '../teams.schema.json' with { type: 'json' };
import { publicKeyOf } from './signature.ts';
import { addPublicKey, addTeam, parseTeams, readTeams, teamFields, teamOf } from './teams.ts';

const teams = readTeams(join(import.meta.dirname, '../../../infra/teams.json'));
const publicKey = publicKeyOf(generateKeyPairSync('ed25519').privateKey);

const services = [
  ...['video-surveillance', 'access-control', 'video-monitoring', 'structured-cabling', 'wireless-access-points'],
  ...['managed-switches', 'network-monitoring', 'password-management', 'firewall-management', 'security-training'],
  ...['saas-security', 'threat-detection', 'commercial-audio', 'video-control', 'display-integration'],
  'lighting-integration',
];
const topics = ['access-control', 'cabling', 'networking', 'it-security', 'audio-visual'];
const partners = ['verkada', 'eagle-eye', 'brivo', 'cisco'];

/** Routes of the website specification, the other pages and some in Spanish. */
const publicPaths = {
  marketing: [
    ...['/', '/services', '/partners', '/industries', '/about', '/contact'],
    ...['/pricing', '/support', '/privacy', '/terms', '/accessibility'],
    ...['/es', '/es/contacto', '/es/austin'],
    ...services.map((service) => `/services/${service}`),
  ],
  locations: ['/austin', '/san-antonio'].flatMap((city) => [
    city,
    ...[...topics, ...partners].map((subject) => `${city}-${subject}`),
  ]),
};

test('teamOf returns the team of each public path', () => {
  assert.equal(publicPaths.marketing.length + publicPaths.locations.length, 50);
  for (const [name, paths] of Object.entries(publicPaths))
    for (const path of paths) {
      assert.equal(teamOf(teams, path)?.name, name, path);
      assert.equal(teamOf(teams, path)?.access, 'public', path);
    }
});

for (const path of ['/admin', '/admin/', '/admin/submissions/7'])
  test(`teamOf returns the staff remote for ${path}`, () => {
    assert.equal(teamOf(teams, path)?.name, 'admin');
    assert.equal(teamOf(teams, path)?.access, 'staff');
  });

for (const path of ['/nowhere', '/administration', '/austintown', '/AUSTIN'])
  test(`teamOf returns undefined for ${path}`, () => {
    assert.equal(teamOf(teams, path), undefined);
  });

test('teamOf prefers the longest matching prefix', () => {
  const city = (name: string, prefix: string) => ({ name, classPrefix: name, prefixes: [prefix] });
  const two = parseTeams(JSON.stringify({ teams: [city('north', '/austin'), city('south', '/austin-south')] }));

  assert.equal(teamOf(two, '/austin-north')?.name, 'north');
  assert.equal(teamOf(two, '/austin-south/parking')?.name, 'south');
});

const team = { name: 'news', classPrefix: 'n', prefixes: ['/news'] };
const invalid: [because: RegExp, teams: object[]][] = [
  [/at least 1/, []],
  [/prefixes\[0\]/, [{ ...team, prefixes: ['news'] }]],
  [/classPrefix/, [{ ...team, classPrefix: 'N' }]],
  [/publicKeys\[0\] is not an Ed25519 public key/, [{ ...team, publicKeys: ['MCow'] }]],
  [/"news" is listed twice/, [team, { ...team, classPrefix: 'o', prefixes: ['/other'] }]],
  [/"n" is listed twice/, [team, { ...team, name: 'other', prefixes: ['/other'] }]],
  [/"\/news" is listed twice/, [team, { ...team, name: 'other', classPrefix: 'o' }]],
  [
    /is listed twice/,
    [
      { ...team, publicKeys: [publicKey] },
      { name: 'other', classPrefix: 'o', prefixes: ['/other'], publicKeys: [publicKey] },
    ],
  ],
];

for (const [because, list] of invalid)
  test(`rejects a list of teams: ${because}`, () => {
    assert.throws(() => parseTeams(JSON.stringify({ teams: list })), because);
  });

test('the JSON schema accepts what the publisher accepts', () => {
  const isValid = new Ajv().compile(schema);
  const own = { ...team, publicKeys: [publicKey], source: 'upload', access: 'staff' };
  for (const list of [teams, [team], [own]]) assert.ok(isValid({ teams: list }), JSON.stringify(isValid.errors));
  // A schema cannot compare the teams with each other.
  for (const [because, list] of invalid.filter(([{ source }]) => !source.includes('listed twice')))
    assert.equal(isValid({ teams: list }), false, String(because));
  for (const field of teamFields) assert.ok(field in schema.definitions.team.properties, field);
});

test('adds a team, and rejects one that makes the list invalid', () => {
  const text = JSON.stringify({ teams: [team] });
  const sports = { name: 'sports', classPrefix: 's', prefixes: ['/sports'] };

  assert.deepEqual(JSON.parse(addTeam(text, sports)), { teams: [team, sports] });
  assert.throws(() => addTeam(text, { ...sports, prefixes: ['/news'] }), /"\/news" is listed twice/);
});

test('adds a public key only once', () => {
  const text = JSON.stringify({ teams: [{ ...team, source: 'https://news.example' }], $comment: 'kept' });
  const once = addPublicKey(text, 'news', publicKey);

  assert.deepEqual(JSON.parse(once), {
    teams: [{ ...team, source: 'https://news.example', publicKeys: [publicKey] }],
    $comment: 'kept',
  });
  assert.equal(addPublicKey(once, 'news', publicKey), once);
  assert.throws(() => addPublicKey(text, 'sports', publicKey), /no team "sports"/);
});
