import { useStore } from '@portal/ui/create-store';
import { css } from 'styled-system/css';
import { control } from '../layout/control.styles.ts';
import { intro } from '../layout/page.styles.ts';
import { type CommandPlace, preferences, setPreferences } from '../preferences/preferences.ts';
import { commandPlaces } from './release-commands.ts';

const label = css({
  display: 'inline',
  '& select': { marginInlineStart: { md: '1.5' }, marginBlock: { base: '1', md: '0' } },
});

/** Explains why this page shows commands instead of buttons, and selects where they are run. */
export function CommandPlaceSelect() {
  const { commandPlace } = useStore(preferences);
  return (
    <p className={intro}>
      Releases are changed by command only, so that a stolen session cannot change the website. Commands run on the
      machine of the portal; with its key, a team can roll back its own remote from its own machine.{' '}
      <label className={label}>
        Copy a command and run it
        <select
          className={control}
          value={commandPlace}
          onChange={({ target }) => setPreferences({ commandPlace: target.value as CommandPlace })}
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
