import { argon2Cost } from '../staff/passwords/password.ts';

const productionCost = { ...argon2Cost };
// Hashes at full cost would take a large part of the suite's time.
const lowCost = { ...productionCost, memory: 256, passes: 1 };
Object.assign(argon2Cost, lowCost);

/** Hashes passwords at the cost of production in this test file. Files share modules. */
export function useProductionPasswordCost() {
  Object.assign(argon2Cost, productionCost);
  afterAll(() => void Object.assign(argon2Cost, lowCost));
}
