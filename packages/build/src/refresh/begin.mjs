// Stands in front of a development shell: React asks for what refreshes it while it is being loaded, and never again.
import { injectIntoGlobalHook } from './runtime.mjs';

injectIntoGlobalHook(globalThis);
