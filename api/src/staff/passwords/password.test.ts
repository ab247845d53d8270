import { useProductionPasswordCost } from '../../testing/password-cost.ts';
import { dummyHash, hashPassword, verifyPassword } from './password.ts';

useProductionPasswordCost();

const parametersOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

test('hashes passwords with argon2id at the cost that OWASP recommends', async () => {
  const hash = await hashPassword('right horse battery');

  expect(parametersOf(hash)).toBe('$argon2id$v=19$m=19456,t=2,p=1');
  expect(await verifyPassword('right horse battery', hash)).toBe(true);
  expect(await verifyPassword('right horse batterz', hash)).toBe(false);
  expect(await hashPassword('right horse battery')).not.toBe(hash);
});

test('the dummy hash has the same cost and matches no password', async () => {
  expect(parametersOf(dummyHash())).toBe(parametersOf(await hashPassword('x')));
  expect(await verifyPassword('', dummyHash())).toBe(false);
});

test('verifies a password in another Unicode normalization', async () => {
  expect(await verifyPassword('e\u0301', await hashPassword('\u00e9'))).toBe(true);
});
