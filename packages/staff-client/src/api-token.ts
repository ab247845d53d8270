import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

export type ApiToken = Schemas['ApiTokenDto'];
export type NewApiToken = Schemas['NewApiTokenDto'];
