/** Runs files that `tsc` has compiled (see test/run.ts), without Jest's sandbox, in which every file would load all packages again. */
export default {
  runner: '<rootDir>/test/runner.mjs',
  testMatch: ['**/*.test.js'],
  transform: {},
  setupFiles: ['<rootDir>/test/end-with-jest.ts'],
  reporters: ['default', '<rootDir>/test/time-limit.ts'],
  // More than the cores of CI: many tests wait for timers, processes or PostgreSQL.
  maxWorkers: 4,
};
