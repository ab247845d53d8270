import { businessIndustries } from './business-industries.content.ts';
import { communityIndustries } from './community-industries.content.ts';
import type { Industry } from './industry.ts';
import type { IndustryId } from './industry-icons.ts';
import { propertyIndustries } from './property-industries.content.ts';

/** Order of tiles and sections. */
const order: readonly IndustryId[] = [
  'distressed-properties',
  'property-management',
  'construction',
  'automotive',
  'non-profit',
  'self-storage',
  'education',
  'places-of-worship',
  'logistics',
  'manufacturing',
  'retail',
  'office',
  'government',
  'medical',
  'entertainment',
  'marijuana-dispensaries',
];

export const industries: readonly Industry[] = [
  ...propertyIndustries,
  ...businessIndustries,
  ...communityIndustries,
].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
