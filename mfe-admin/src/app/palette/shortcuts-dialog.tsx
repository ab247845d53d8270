import { useStore } from '@portal/ui/create-store';
import { Dialog } from '@portal/ui/dialog';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { type Command, commandGroups } from '../../commands/command.ts';
import { closeOverlay } from '../../commands/overlay.ts';
import { allowedCommands } from '../../commands/use-commands.ts';
import { preferences, setPreferences } from '../../preferences.ts';
import { label, option } from '../../shared.styles.ts';
import { Keys } from './keys.tsx';

const columns = css({ columns: { md: '2' }, columnGap: '8', textStyle: 'small' });
const group = css({ breakInside: 'avoid', marginBottom: '5' });
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '3', paddingBlock: '1' });

/** Lists the shortcuts of the current page. */
export function ShortcutsDialog() {
  const [commands] = useState(allowedCommands);
  const { hasShortcuts } = useStore(preferences);
  return (
    <Dialog
      title="Keyboard shortcuts"
      description="Shortcuts are ignored while you type; Escape leaves a reply or note. Enter opens the focused lead. Ctrl K or ⌘ K works everywhere."
      open
      onOpenChange={closeOverlay}
    >
      <label className={option}>
        <input
          type="checkbox"
          checked={hasShortcuts}
          onChange={({ target }) => setPreferences({ hasShortcuts: target.checked })}
        />
        Enable single-key shortcuts
      </label>
      <div className={columns}>
        {commandGroups.map((name) => {
          const members = withShortcut(commands).filter((one) => one.group === name);
          if (members.length === 0) return null;
          return (
            <section key={name} className={group}>
              <h3 className={label}>{name}</h3>
              {members.map(({ id, label: text, keys = '' }) => (
                <p key={id} className={row}>
                  {text}
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

/** Returns the commands that their shortcut runs: the first of those with the same keys. */
const withShortcut = (commands: Command[]) =>
  commands.filter(({ keys }, index) => keys && commands.findIndex((other) => other.keys === keys) === index);
