/** Event of `window` that starts the application without an interaction. For checks, tests and benchmarks. */
export const startEvent = 'portal-start';
