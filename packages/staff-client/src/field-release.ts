import type { components } from '../dist/schema.d.ts';

export type FieldRelease = components['schemas']['FieldReleaseDto'];
export type FieldSignature = components['schemas']['FieldSignatureDto'];
