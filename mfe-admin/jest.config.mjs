import preset from '@portal/build/jest-preset';

export default {
  ...preset,
  // These come as ES modules only, as our own packages do.
  transformIgnorePatterns: ['/node_modules/(?!(@portal|lucide|@tanstack|openapi-fetch)/)'],
};
