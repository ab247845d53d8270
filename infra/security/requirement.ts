/**
 * What shows that a requirement is met: a test (`api/src/app.test.ts: sends security headers`), or a file
 * (`docs/scaling.md`, `docs/security.md#limits`).
 */
export type Evidence = string;

export type Status = { met: Evidence[] } | { notApplicable: string } | { notMet: string };
/** A requirement in our own words, and whether the portal meets it. The texts are Markdown. */
export type Requirement = { title: string } & Status;
export type Requirements = Record<string, Requirement>;
