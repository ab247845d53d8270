import preset from '@portal/testing/jest-preset';

export default {
  ...preset,
  testTimeout: 30_000,
  // Packages that ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@portal|lucide|@tanstack|openapi-fetch)/)'],
};
