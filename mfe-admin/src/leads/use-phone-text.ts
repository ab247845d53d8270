import { use } from 'react';
import type { PhoneText } from './phone-text.ts';

const asText = (typed: string): PhoneText => ({ telephone: null, shown: typed, isAsTyped: true });

/** The tables of numbers are large, so they are loaded beside the lead. Without them a number is text. */
const tables = import(/* webpackChunkName: "phone-text" */ './phone-text.ts').then(
  ({ phoneText }) => phoneText,
  () => asText,
);

/** Returns a function that returns what to show of a phone text. Suspends while the tables are loaded. */
export const usePhoneText = (): ((typed: string) => PhoneText) => use(tables);
