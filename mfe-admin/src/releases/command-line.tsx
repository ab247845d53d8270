import { useStore } from '@portal/ui/create-store';
import { Icon } from '@portal/ui/icon';
import { CopyIcon } from '@portal/ui/icons';
import { useRef } from 'react';
import { copyText } from '../copy-text.ts';
import { preferences } from '../preferences/preferences.ts';
import * as styles from './command-line.styles.ts';
import { commandText, type ReleaseCommand } from './release-commands.ts';

interface CommandLineProps {
  /** What the command does. */
  label: string;
  command: ReleaseCommand;
  args: string[];
}

/** A command with a button that copies it. */
export function CommandLine({ label, command, args }: CommandLineProps) {
  const { commandPlace } = useStore(preferences);
  const text = commandText(commandPlace, command, ...args);

  const shown = useRef<HTMLElement>(null);
  const copy = () => copyText(text, { shown: shown.current, done: ['Command copied', text], what: 'The command was' });
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.line}>
        <code ref={shown} className={styles.text}>
          {text}
        </code>
        <button type="button" className={styles.copy} aria-label={`Copy command: ${label}`} title="Copy" onClick={copy}>
          <Icon of={CopyIcon} size="sm" />
        </button>
      </div>
    </div>
  );
}
