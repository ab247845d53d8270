import type { Practice } from '@portal/contracts/practices';
import { practiceMark } from 'styled-system/recipes';

/** A small square in the practice's colour, beside the practice's name. */
export const PracticeMark = ({ practice }: { practice: Practice }) => (
  <span data-practice={practice} className={practiceMark()} aria-hidden />
);
