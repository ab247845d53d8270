import type { Practice } from '@portal/contracts/practices';
import type { ReactNode } from 'react';
import { flipCard } from 'styled-system/recipes';
import { TurnOverIcon } from '../icon/icons.ts';

interface FlipCardProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  practice?: Practice;
  backTitle: string;
  /** The back face. */
  children: ReactNode;
}

/**
 * A card that turns over on hover and with its checkbox, without script. On touch screens the checkbox covers the card.
 * Focus on a link of the back shows it. Screen readers read both sides.
 */
export function FlipCard({ title, text, icon, practice, backTitle, children }: FlipCardProps) {
  const classes = flipCard();
  return (
    <div className={classes.root} data-practice={practice}>
      <input type="checkbox" className={classes.turn} aria-label={`Turn over: ${title}`} data-tooltip={backTitle} />
      <span className={classes.turnLabel} aria-hidden>
        Turn over
        <TurnOverIcon />
      </span>
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
    </div>
  );
}
