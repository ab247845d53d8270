import { css } from 'styled-system/css';
import { prefer, usePreferences } from '../frame/preferences.ts';
import { text } from '../frame/screen.styles.ts';
import { type OrderPlace, orderPlaces } from './orders.ts';
import { choice } from './releases.styles.ts';

const label = css({
  display: 'inline',
  '& select': { marginInlineStart: { md: '1.5' }, marginBlock: { base: '1', md: '0' } },
});

/** Why there are commands instead of buttons, and where they are given. */
export function OrderPlaceChoice() {
  const { ordersAt } = usePreferences();
  return (
    <p className={text}>
      Orders about releases are given on the machine the portal runs on and never through the network, so that nobody
      who takes over a session can change the website.{' '}
      <label className={label}>
        Copy a command and run it
        <select
          className={choice}
          value={ordersAt}
          onChange={({ target }) => prefer({ ordersAt: target.value as OrderPlace })}
        >
          {Object.entries(orderPlaces).map(([place, { label: words }]) => (
            <option key={place} value={place}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
