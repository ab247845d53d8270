import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { asSigned, publicKeyText, type SignedRelease, signersOf, signText } from './signed-release.ts';

const marketing = generateKeyPairSync('ed25519').privateKey;
const locations = generateKeyPairSync('ed25519').privateKey;
const keys = { marketing: [publicKeyText(marketing)], locations: [publicKeyText(locations)] };
const signed = (text: string, key = marketing) => asSigned(signText(text, key)) as SignedRelease;

test('a signature names the team whose key made it, and a stranger is nobody', () => {
  assert.deepEqual(signersOf(signed('{"name":"marketing"}'), keys), ['marketing']);
  assert.deepEqual(signersOf(signed('{"name":"marketing"}', locations), keys), ['locations']);
  assert.deepEqual(signersOf(signed('{}', generateKeyPairSync('ed25519').privateKey), keys), []);
});

test('the text comes out as it went in, byte for byte', () => {
  const text = '{ "name": "maß",\n\t"pages": ["\\u003c", "🚪"] }\n';

  assert.equal(signed(text).release, text);
  assert.deepEqual(signersOf(signed(text), keys), ['marketing']);
});

test('one changed character, or a signature of something else, is nobody’s', () => {
  const { release, signature } = signed('{"name":"marketing"}');

  assert.deepEqual(signersOf({ release: `${release} `, signature }, keys), []);
  assert.deepEqual(signersOf({ release, signature: signed('{}').signature }, keys), []);
  assert.deepEqual(signersOf({ release, signature: 'no signature' }, keys), []);
});

test('a team that changes its key is known by both for a while', () => {
  const next = generateKeyPairSync('ed25519').privateKey;
  const both = { marketing: [...keys.marketing, publicKeyText(next)] };

  assert.deepEqual(signersOf(signed('{}'), both), ['marketing']);
  assert.deepEqual(signersOf(signed('{}', next), both), ['marketing']);
});
