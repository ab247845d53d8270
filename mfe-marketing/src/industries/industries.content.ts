import { industryNames } from '@portal/contracts/industries';
import { businessIndustries } from './business-industries.content.ts';
import { communityIndustries } from './community-industries.content.ts';
import type { Industry } from './industry.ts';
import { propertyIndustries } from './property-industries.content.ts';

const order = Object.keys(industryNames);

export const industries: readonly Industry[] = [
  ...propertyIndustries,
  ...businessIndustries,
  ...communityIndustries,
].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
