/** The modules of the API from the lowest layer to the highest. A module may import lower layers only. */
const layers = ['platform', 'notifications', 'staff', 'intake', 'leads'];

/** Tests use the whole application. */
const tests = '\\.test\\.ts$|^src/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular-files', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circular-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...layers.map((layer, index) => ({
      name: `${layer}-imports-lower-layers-only`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: [`^src/[^/]+\\.ts$`, ...layers.slice(index + 1).map((higher) => `^src/${higher}/`)] },
    })),
  ],
  options: {
    parser: 'swc',
    exclude: { path: [tests] },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts'], conditionNames: ['node', 'import'] },
  },
};
