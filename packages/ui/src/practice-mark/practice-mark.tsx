import type { Practice } from '@portal/contracts/practices';
import { cx } from 'styled-system/css';
import { practiceMark } from 'styled-system/recipes';

interface PracticeMarkProps {
  practice: Practice;
  /** Said to a screen reader; leave it out where the practice's name stands beside the mark. */
  label?: string;
  className?: string;
}

/** The small square in a practice's hue. */
export function PracticeMark({ practice, label, className }: PracticeMarkProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span data-practice={practice} className={cx(practiceMark(), className)} {...spoken} />;
}
