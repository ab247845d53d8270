import type { Practice } from '@portal/contracts/practices';
import { type ReactNode, useState } from 'react';
import { cx } from 'styled-system/css';
import { flipCard } from 'styled-system/recipes';
import { RotateIcon } from '../icon/icons.ts';

interface FlipCardProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  practice?: Practice;
  backTitle: string;
  className?: string;
  /** The back face. */
  children: ReactNode;
}

/**
 * Hover and focus turn it by CSS alone, so it works without JavaScript. A tap or click says which face to keep until
 * the pointer or the focus leaves. Both faces stay in the document for screen readers.
 */
export function FlipCard({ title, text, icon, practice, backTitle, className, children }: FlipCardProps) {
  const [isTurned, setIsTurned] = useState<boolean>();
  const classes = flipCard();
  const letGo = () => setIsTurned(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only forgets the choice made with the button inside
    <div
      className={cx(classes.root, className)}
      data-practice={practice}
      data-turned={isTurned}
      onMouseLeave={letGo}
      onBlur={letGo}
    >
      <div className={classes.faces}>
        <div className={classes.front}>
          {icon && <div className={classes.icon}>{icon}</div>}
          <h3 className={classes.title}>{title}</h3>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        <div className={classes.back}>
          <h4 className={classes.backTitle}>{backTitle}</h4>
          {children}
        </div>
      </div>
      <button
        type="button"
        className={classes.turn}
        aria-label={`Turn card: ${title}`}
        data-tooltip="Turn card"
        aria-pressed={isTurned ?? false}
        onClick={() => setIsTurned(!isTurned)}
      >
        <RotateIcon aria-hidden />
      </button>
    </div>
  );
}
