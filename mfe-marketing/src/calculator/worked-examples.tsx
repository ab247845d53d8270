import { ComparisonTable } from '@portal/ui/comparison-table';
import { calculatorTexts, workedExamples } from './calculator.content.ts';
import { partsOf } from './describe-size.ts';

/** What three buildings add up to. */
export const WorkedExamples = () => (
  <ComparisonTable
    caption="Worked examples"
    columns={['Building', ...calculatorTexts.en.parts]}
    rows={workedExamples.map(({ name, note, quantities }) => ({
      name,
      note,
      values: partsOf(quantities).map(({ value }) => value),
    }))}
  />
);
