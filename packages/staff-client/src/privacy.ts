import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

/** What is stored about the person of a lead. */
export type StoredPerson = Schemas['StoredPersonDto'];
/** The receipt of an erased person. */
export type Erasure = Schemas['ErasureDto'];
export type RetentionRule = Schemas['RetentionRuleDto'];
export type RetentionKind = Schemas['RetentionKind'];
export type RetentionRun = Schemas['RetentionRunDto'];
