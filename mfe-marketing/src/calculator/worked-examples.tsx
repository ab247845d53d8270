import type { Language } from '@portal/contracts/language';
import { FeatureList } from '@portal/ui/feature-list';
import { workedExamples } from './calculator.content.ts';
import { partsOf } from './describe-size.ts';

/** What three buildings add up to. */
export const WorkedExamples = ({ language = 'en' }: { language?: Language }) => (
  <FeatureList
    shape="columns"
    items={workedExamples.map(({ quantities, ...example }) => ({
      title: example[language].name,
      text: `${example[language].note}. ${partsOf(quantities, language)
        .map(({ name, value }) => `${name}: ${value}`)
        .join('. ')}.`,
    }))}
  />
);
