import { css } from 'styled-system/css';
import type { City } from '../content/city.ts';

/** What the first contact includes, in words where other pages have figures. */
export function Offers({ offers }: { offers: NonNullable<City['offers']> }) {
  return (
    <dl className={list}>
      {offers.map(({ value, label }) => (
        <div key={label} className={entry}>
          <dt className={css({ textStyle: 'subheading' })}>{value}</dt>
          <dd className={css({ textStyle: 'small', color: 'fg.muted' })}>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { base: '3', sm: '6' },
  width: 'full',
  marginTop: '2',
});

const entry = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  borderTop: 'accent',
  paddingTop: '3',
});
