/** Runs files that `tsc` has compiled (see test/run.ts). Only the contracts package is transformed here. */
export default {
  testEnvironment: 'node',
  testMatch: ['**/*.test.js'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
  transformIgnorePatterns: ['/node_modules/(?!@portal/)'],
  testTimeout: 60_000,
  // More than the cores of CI: many tests wait for timers, processes or PostgreSQL.
  maxWorkers: 4,
};
