import { getInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  /** What remotes take of Module Federation instead of bringing it along (packages/build/src/federation). */
  var portalFederation: typeof federation;
}

// The shell exposes nothing, so its own copy comes without the part by which a remote is entered.
Object.assign(federation.bundlerRuntime ?? {}, { initContainerEntry });
globalThis.portalFederation = federation;

const own = getInstance();
if (!own) throw new Error('Module Federation has not started.');

/** The shell's own instance, taken before a remote's becomes the latest one. */
export const host = own;
