import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { commandLifetime, senderOf, signCommand, type TeamCommand, verifyCommand } from './commands.ts';
import { publicKeyOf, signText } from './signature.ts';
import type { Team } from './teams.ts';

const keys = {
  marketing: generateKeyPairSync('ed25519').privateKey,
  locations: generateKeyPairSync('ed25519').privateKey,
};
const team = (name: keyof typeof keys): Team => ({
  name,
  classPrefix: name,
  prefixes: [`/${name}`],
  access: 'public',
  cookies: [],
  publicKeys: [publicKeyOf(keys[name])],
  source: undefined,
});
const marketing = team('marketing');
const locations = team('locations');

const sender = (json: string, teams = [locations, marketing]) => senderOf(json, teams, 'https://portal.example');

const at = Date.UTC(2026, 10, 22);
const command: TeamCommand = { command: 'rollback', remote: 'marketing', actor: 'ada@desk', reason: 'broken form', at };

test('returns the command that a team signed for its own remote', () => {
  const json = signCommand({ ...command, version: '1.0.0-a' }, keys.marketing);

  assert.equal(sender(json)?.name, 'marketing');
  assert.deepEqual(verifyCommand(json, marketing, at), { ...command, version: '1.0.0-a' });
});

test("rejects a command that is signed with another team's key", () => {
  const json = signCommand(command, keys.locations);

  assert.throws(() => verifyCommand(json, marketing, at), /not signed with a key of the team "marketing"/);
  assert.throws(() => verifyCommand(json, locations, at), /"locations" cannot send commands for "marketing"/);
});

test('says what to send to the operator while the portal does not list the team, or lists another key', () => {
  const json = signCommand(command, keys.marketing);

  assert.throws(
    () => sender(json, [locations]),
    /https:\/\/portal\.example does not know "marketing" yet\. Send the line in team\.json to its operator/,
  );
  assert.throws(
    () => sender(json, [{ ...marketing, publicKeys: locations.publicKeys }]),
    /lists another key for "marketing"\. Sign with that one .* if it is lost, send the operator .* a new one/,
  );
  assert.throws(() => sender(signCommand({ ...command, remote: '\u001b[2J' }, keys.marketing), []), /not a signed/);
});

test('rejects unsigned commands and signed releases', () => {
  const text = JSON.stringify(command);

  for (const json of [JSON.stringify({ text }), text, 'rollback', signText('release', text, keys.marketing)]) {
    assert.throws(() => sender(json), /another key for "marketing"|not a signed command/);
    assert.throws(() => verifyCommand(json, marketing, at), /is not signed/);
  }
});

test('accepts a command for five minutes', () => {
  const json = signCommand(command, keys.marketing);

  for (const now of [at - commandLifetime, at + commandLifetime])
    assert.equal(verifyCommand(json, marketing, now).at, at);
  for (const now of [at - commandLifetime - 1, at + commandLifetime + 1])
    assert.throws(() => verifyCommand(json, marketing, now), /five minutes/);
});

test('rejects an unknown command', () => {
  const json = signCommand({ ...command, command: 'delete' } as unknown as TeamCommand, keys.marketing);

  assert.throws(() => verifyCommand(json, marketing, at), /command must be one of/);
});
