const typescript = (tsx) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
});

/** Component tests in a simulated browser. An app's `jest.config.mjs` exports it; its styles must be generated before. */
export default {
  testEnvironment: '@portal/build/jest-browser',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: { '^styled-system/(.*)$': '<rootDir>/styled-system/$1' },
  transform: {
    '\\.tsx$': ['@swc/jest', typescript(true)],
    '\\.ts$': ['@swc/jest', typescript(false)],
    '\\.m?js$': ['@swc/jest', { jsc: { target: 'es2024' } }],
  },
  // Our own packages are links to sources; these of the others are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@portal|lucide)/)'],
  setupFilesAfterEnv: ['@portal/build/jest-setup'],
  maxWorkers: 2,
};
