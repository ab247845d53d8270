import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { isSignedBy, parsePublicKey, parseSignedText, publicKeyOf, type SignedText, signText } from './signature.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const marketing = newKey();
const locations = newKey();
const signed = (text: string, key = marketing) => parseSignedText(signText('release', text, key)) as SignedText;

test('accepts a signature with the key that made it only', () => {
  const release = signed('{"name":"marketing"}');

  assert.equal(isSignedBy('release', release, [publicKeyOf(marketing)]), true);
  assert.equal(isSignedBy('release', release, [publicKeyOf(locations)]), false);
  assert.equal(isSignedBy('release', release, []), false);
});

test('returns the signed text unchanged', () => {
  const text = '{ "name": "maß",\n\t"pages": ["\\u003c", "🚪"] }\n';

  assert.equal(signed(text).text, text);
  assert.equal(isSignedBy('release', signed(text), [publicKeyOf(marketing)]), true);
});

test('rejects a changed text and a signature of another text', () => {
  const { text, signature } = signed('{"name":"marketing"}');
  const keys = [publicKeyOf(marketing)];

  assert.equal(isSignedBy('release', { text: `${text} `, signature }, keys), false);
  assert.equal(isSignedBy('release', { text, signature: signed('{}').signature }, keys), false);
  assert.equal(isSignedBy('release', { text, signature: 'no signature' }, keys), false);
  assert.equal(isSignedBy('release', { text }, keys), false);
});

test('rejects a signature for another purpose', () => {
  const keys = [publicKeyOf(marketing)];

  assert.equal(isSignedBy('command', signed('{}'), keys), false);
  assert.equal(isSignedBy('release', parseSignedText(signText('command', '{}', marketing)) as SignedText, keys), false);
});

test('accepts every listed key of a team', () => {
  const next = newKey();
  const keys = [publicKeyOf(marketing), publicKeyOf(next)];

  assert.equal(isSignedBy('release', signed('{}'), keys), true);
  assert.equal(isSignedBy('release', signed('{}', next), keys), true);
});

for (const json of ['', 'null', '[]', '"text"', '{"signature":"x"}', '{"text":1}', '{"text":"{}","signature":1}'])
  test(`returns undefined for ${json || 'an empty file'}`, () => {
    assert.equal(parseSignedText(json), undefined);
  });

test('rejects keys of another algorithm', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

  assert.throws(() => parsePublicKey(text), /Expected an Ed25519 key, got rsa/);
});
