/** For what `tsc` has compiled (see test/run.ts, which also says where); only the contracts package arrives as TypeScript. */
export default {
  testEnvironment: 'node',
  testMatch: ['**/*.test.js'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
  transformIgnorePatterns: ['/node_modules/(?!@portal/)'],
  testTimeout: 60_000,
  maxWorkers: 2,
};
