import { type ClientStatement, shownValue } from '@portal/contracts/client-statement';
import { useSite } from '@portal/platform';
import { SampleNote } from '@portal/ui/sample-note';
import { css } from 'styled-system/css';

export interface Price {
  /** In dollars, installed. */
  from: number;
  to: number;
  /** What the price includes, as a sentence. */
  includes: string;
}

export const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Nothing until the client has confirmed a range. */
export function PriceRange({ statement, unit }: { statement: ClientStatement<Price>; unit: string }) {
  const price = shownValue(statement, useSite());
  if (!price) return null;

  return (
    <p
      className={css({
        borderInlineStart: 'accent',
        paddingInlineStart: '5',
        marginBottom: '10',
        maxWidth: 'measure.text',
      })}
    >
      <strong className={css({ textStyle: 'subheading', display: 'block' })}>
        {dollars.format(price.from)} to {dollars.format(price.to)} for {unit}, installed
      </strong>
      {price.includes} <SampleNote statement={statement}>Sample prices</SampleNote>
    </p>
  );
}
