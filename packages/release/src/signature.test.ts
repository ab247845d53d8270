import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { isSignedBy, parsePublicKey, parseSignedText, publicKeyOf, type SignedText, signText } from './signature.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const marketing = newKey();
const locations = newKey();
const signed = (text: string, key = marketing) => parseSignedText(signText('release', text, key)) as SignedText;

test('a signature is valid for the key that made it and for no other', () => {
  const release = signed('{"name":"marketing"}');

  assert.equal(isSignedBy('release', release, [publicKeyOf(marketing)]), true);
  assert.equal(isSignedBy('release', release, [publicKeyOf(locations)]), false);
  assert.equal(isSignedBy('release', release, []), false);
});

test('a signed text is returned byte for byte', () => {
  const text = '{ "name": "maß",\n\t"pages": ["\\u003c", "🚪"] }\n';

  assert.equal(signed(text).text, text);
  assert.equal(isSignedBy('release', signed(text), [publicKeyOf(marketing)]), true);
});

test('a changed text and a signature of another text are invalid', () => {
  const { text, signature } = signed('{"name":"marketing"}');
  const keys = [publicKeyOf(marketing)];

  assert.equal(isSignedBy('release', { text: `${text} `, signature }, keys), false);
  assert.equal(isSignedBy('release', { text, signature: signed('{}').signature }, keys), false);
  assert.equal(isSignedBy('release', { text, signature: 'no signature' }, keys), false);
  assert.equal(isSignedBy('release', { text }, keys), false);
});

test('a signature for one purpose is invalid for the other', () => {
  const keys = [publicKeyOf(marketing)];

  assert.equal(isSignedBy('command', signed('{}'), keys), false);
  assert.equal(isSignedBy('release', parseSignedText(signText('command', '{}', marketing)) as SignedText, keys), false);
});

test('the old and the new key of a team are both valid while both are listed', () => {
  const next = newKey();
  const keys = [publicKeyOf(marketing), publicKeyOf(next)];

  assert.equal(isSignedBy('release', signed('{}'), keys), true);
  assert.equal(isSignedBy('release', signed('{}', next), keys), true);
});

for (const json of ['', 'null', '[]', '"text"', '{"signature":"x"}', '{"text":1}', '{"text":"{}","signature":1}'])
  test(`${json || 'an empty file'} is not a signed text`, () => {
    assert.equal(parseSignedText(json), undefined);
  });

test('keys of another algorithm are rejected', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

  assert.throws(() => parsePublicKey(text), /Expected an Ed25519 key, got rsa/);
});
