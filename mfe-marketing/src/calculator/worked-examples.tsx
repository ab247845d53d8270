import type { Language } from '@portal/contracts/language';
import { ComparisonTable } from '@portal/ui/comparison-table';
import { calculatorTexts, workedExamples } from './calculator.content.ts';
import { partsOf } from './describe-size.ts';

/** What three buildings add up to. */
export function WorkedExamples({ language = 'en' }: { language?: Language }) {
  const { examples, parts } = calculatorTexts[language];

  return (
    <ComparisonTable
      caption={examples.caption}
      columns={[examples.building, ...parts]}
      rows={workedExamples.map(({ quantities, ...example }) => ({
        ...example[language],
        values: partsOf(quantities, language).map(({ value }) => value),
      }))}
    />
  );
}
