// Stands in a remote's entry where Module Federation puts its bundler runtime: the shell lends its own (see
// shell/src/federation.ts). What one app keeps for itself is made anew here.
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.portalFederation;

export default {
  // The shell's `init` knows the shell's build only, and would answer the shell's instance.
  runtime: { ...runtime, init: runtime.createInstance },
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  instance: undefined,
  initOptions: undefined,
};
