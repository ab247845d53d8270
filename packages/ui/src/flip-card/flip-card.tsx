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
 * A card that turns over on hover and focus, in CSS. Its button turns it too, until pointer or focus leave. Screen readers
 * read both sides.
 */
export function FlipCard({ title, text, icon, practice, backTitle, className, children }: FlipCardProps) {
  const [isTurned, setIsTurned] = useState<boolean>();
  const classes = flipCard();
  const resetTurn = () => setIsTurned(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only resets the state of the button inside
    <div
      className={cx(classes.root, className)}
      data-practice={practice}
      data-turned={isTurned}
      onMouseLeave={resetTurn}
      onBlur={resetTurn}
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
