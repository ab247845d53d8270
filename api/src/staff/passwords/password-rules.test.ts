import { passwordLength } from '@portal/contracts/password';
import { commonPasswords, contextWords, validatePassword } from './password-rules.ts';

const words = contextWords(
  {
    company: { name: 'Lumenward', phone: '', email: 'info@lumenward.example' },
    siteUrl: 'https://www.lumenward.example',
  },
  { email: 'ada.byron@lumenward.example', name: 'Ada Byron-King' },
);
const errorOf = (password: string) => validatePassword(password, words);

test('rejects the common passwords of the allowed length', async () => {
  const long = [...(await commonPasswords())].filter(({ length }) => length >= passwordLength.min);
  expect(long.length).toBeGreaterThan(3000);
  for (const password of long.slice(0, 3000))
    expect(await errorOf(password)).toMatch(/^This password is too common|^Your name/);
});

test.each([
  'Password',
  'PASSWORD1',
  'password2026!',
  '!!football!!',
  'abcabcabcabc',
  '11111111111',
  'baseballbaseball',
  '12345678',
])('rejects the common password %s', async (password) => {
  expect(await errorOf(password)).toMatch(/^This password is too common/);
});

test.each([
  'lumenward2026',
  'Lumenward-Staff!',
  'ada.byron.1815',
  'byronking99',
  'AustinTexas1',
  'lumenward.example',
  'leaddesk-manager',
])('rejects %s, which consists of context words', async (password) => {
  expect(await errorOf(password)).toMatch(/^Your name, our name/);
});

test.each([
  'four plain words',
  'lumenward has a blue door',
  'Ada likes 17 trains',
  'aaaaaaa8',
  '         x',
  '密码真的很长很难猜',
  'nodigitsnorcapitals',
  '90817263545',
  'x'.repeat(3).concat('quiet lamp', 'y'.repeat(1000)),
])('accepts %.30s', async (password) => {
  expect(await errorOf(password)).toBeUndefined();
});

test.each([
  ['seven77', 'Please choose at least 8 characters'],
  ['🔐🔐🔐🔐', 'Please choose at least 8 characters'],
  ['e\u0301'.repeat(7), 'Please choose at least 8 characters'],
  ['quiet lamp '.repeat(100), 'Please choose at most 1024 characters'],
])('%.20s: %s', async (password, sentence) => {
  expect(await errorOf(password)).toBe(sentence);
});
