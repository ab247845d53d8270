import { Dialog } from '@portal/ui/dialog';
import { css } from 'styled-system/css';
import { Keys } from '../frame/keys.tsx';
import { prefer, usePreferences } from '../frame/preferences.ts';
import { type Command, commandGroups } from './command.ts';
import { closeOverlay } from './palette-state.ts';

const columns = css({ columns: { md: '2' }, columnGap: '8', textStyle: 'small' });
const group = css({ breakInside: 'avoid', marginBottom: '5' });
const heading = css({ textStyle: 'label', marginBottom: '1' });
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '3', paddingBlock: '1' });
const choice = css({ display: 'flex', alignItems: 'center', gap: '2.5', minHeight: 'tap', textStyle: 'small' });

/** Every key that does something on this page. */
export function HelpSheet({ commands }: { commands: Command[] }) {
  const { hasShortcuts } = usePreferences();
  return (
    <Dialog
      title="Keyboard shortcuts"
      description="They rest while you type. Enter opens the lead that has the focus; Ctrl K or ⌘ K works everywhere."
      ground="around"
      open
      onOpenChange={closeOverlay}
    >
      <label className={choice}>
        <input
          type="checkbox"
          checked={hasShortcuts}
          onChange={({ target }) => prefer({ hasShortcuts: target.checked })}
        />
        Single keys do something
      </label>
      <div className={columns}>
        {commandGroups.map((name) => {
          const members = unique(commands).filter((one) => one.group === name);
          if (members.length === 0) return null;
          return (
            <section key={name} className={group}>
              <h3 className={heading}>{name}</h3>
              {members.map(({ id, label, keys = '' }) => (
                <p key={id} className={row}>
                  {label}
                  <Keys of={keys} />
                </p>
              ))}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

const unique = (commands: Command[]) =>
  commands.filter(({ keys }, place) => keys && commands.findIndex((other) => other.keys === keys) === place);
