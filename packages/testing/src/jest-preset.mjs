const typescript = (tsx) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
});

const esModules = [
  ...['@portal', '@tanstack', 'lucide', 'openapi-fetch'],
  ...['msw', '@msw', '@mswjs', '@open-draft', 'cookie', 'rettime', 'until-async'],
];

/** Component tests in jsdom. An app's styles must be generated before. */
export default {
  testEnvironment: '@portal/testing/jest-environment',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: { '^styled-system/(.*)$': '<rootDir>/styled-system/$1' },
  transform: {
    '\\.tsx$': ['@swc/jest', typescript(true)],
    '\\.ts$': ['@swc/jest', typescript(false)],
    '\\.m?js$': ['@swc/jest', { jsc: { target: 'es2024' } }],
  },
  // Packages that are published as TypeScript or as ES modules only.
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  setupFilesAfterEnv: ['@portal/testing/jest-setup'],
  testTimeout: 120_000,
  maxWorkers: 2,
};
