import type { components } from '../dist/schema.d.ts';

export type Operation = components['schemas']['OperationDto'];
