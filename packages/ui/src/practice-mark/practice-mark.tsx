import type { Practice } from '@portal/contracts/practices';
import { cx } from 'styled-system/css';
import { practiceMark } from 'styled-system/recipes';

interface PracticeMarkProps {
  practice: Practice;
  /** Accessible name. Omit it beside the practice's name. */
  label?: string;
  className?: string;
}

/** A small square in the practice's colour. */
export function PracticeMark({ practice, label, className }: PracticeMarkProps) {
  const aria = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span data-practice={practice} className={cx(practiceMark(), className)} {...aria} />;
}
