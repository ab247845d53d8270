import { css } from 'styled-system/css';
import { prefer, usePreferences } from '../frame/preferences.ts';
import { text } from '../frame/screen.styles.ts';
import { type CommandPlace, commandPlaces } from './release-commands.ts';
import { choice } from './releases.styles.ts';

const label = css({
  display: 'inline',
  '& select': { marginInlineStart: { md: '1.5' }, marginBlock: { base: '1', md: '0' } },
});

/** Explains why there are commands instead of buttons, and selects where they are run. */
export function CommandPlaceSelect() {
  const { ordersAt: place } = usePreferences();
  return (
    <p className={text}>
      Releases are changed by command only, so that a stolen session cannot change the website. Commands run on the
      machine of the portal; with its key, a team can roll back its own remote from its own machine.{' '}
      <label className={label}>
        Copy a command and run it
        <select
          className={choice}
          value={place}
          onChange={({ target }) => prefer({ ordersAt: target.value as CommandPlace })}
        >
          {Object.entries(commandPlaces).map(([key, { label: name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
