import { type ReactNode, useState } from 'react';
import { cx } from 'styled-system/css';
import { type StripVariantProps, strip } from 'styled-system/recipes';
import { PauseIcon, PlayIcon } from '../icon/icons.ts';

type StripProps = StripVariantProps & {
  /** Names the list. */
  label: string;
  items: readonly (string | { key: string; content: ReactNode })[];
};

/** A marquee. It pauses while the pointer or the focus is on its names, and with its button, and is a wrapped list with reduced motion. */
export function Strip({ label, items, reverse }: StripProps) {
  const [isPaused, setIsPaused] = useState(false);
  const classes = strip({ reverse });
  const entries = items.map((item) => (typeof item === 'string' ? { key: item, content: item } : item));
  const list = entries.map(({ key, content }) => (
    <li key={key} className={classes.item}>
      {content}
    </li>
  ));
  return (
    <div className={classes.root} data-paused={isPaused || undefined}>
      <div className={classes.window}>
        <div className={classes.track}>
          <ul aria-label={label} className={classes.list}>
            {list}
          </ul>
          <ul aria-hidden className={cx(classes.list, classes.echo)}>
            {list}
          </ul>
        </div>
      </div>
      <button
        type="button"
        className={classes.pause}
        aria-label={`${isPaused ? 'Play' : 'Pause'} ${label}`}
        data-tooltip={isPaused ? 'Play' : 'Pause'}
        onClick={() => setIsPaused(!isPaused)}
      >
        {isPaused ? <PlayIcon aria-hidden /> : <PauseIcon aria-hidden />}
      </button>
    </div>
  );
}
