// The first import of a development shell: React looks for the Refresh hook only once, when React is loaded.
import { injectIntoGlobalHook } from './runtime.mjs';

injectIntoGlobalHook(globalThis);
