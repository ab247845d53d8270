import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

/** What is stored about the person of a lead. */
export type StoredPerson = Schemas['StoredPersonDto'];
/** The receipt of an erased person. */
export type Erasure = Schemas['ErasureDto'];
/** An address that became part of a lead by an e-mail. */
export type JoinedPerson = Schemas['JoinedPersonDto'];
export type RetentionRule = Schemas['RetentionRuleDto'];
export type RetentionKind = Schemas['RetentionKind'];
export type RetentionRun = Schemas['RetentionRunDto'];
