import { maxLeadValue } from '@portal/contracts/lead';
import { WholeNumber } from '../platform/http/field.decorators.ts';

/** An amount in whole US dollars, as values of leads, targets and quotes are. */
export const Dollars = (message = '$property must be whole dollars from 0 to 99,999,999') =>
  WholeNumber({ min: 0, max: maxLeadValue, message });
