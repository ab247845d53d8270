import type { AssignmentMode } from '@portal/contracts/assignment';
import type { Practice } from '@portal/contracts/practices';

/** Someone who is in: the account is active and not absent. */
export interface Assignee {
  id: number;
  practices: Practice[];
  maxOpenLeads: number | null;
  openLeads: number;
  /** The order in which leads were assigned by rule, 0 for never. */
  lastAssigned: number;
}

interface Question {
  mode: Exclude<AssignmentMode, 'off'>;
  practice: Practice | undefined;
  /** Who had the lead before. */
  besides: number | null;
}

/**
 * Returns who gets a lead, and counts it for the next one. Those who have its practice come first; if none of them is in, or nobody has
 * it, everybody does. Undefined if all have as many leads as they may.
 */
export function chooseAssignee(people: Assignee[], { mode, practice, besides }: Question): Assignee | undefined {
  const free = people.filter(
    ({ id, openLeads, maxOpenLeads }) => id !== besides && openLeads < (maxOpenLeads ?? Infinity),
  );
  const ofPractice = free.filter(({ practices }) => practice && practices.includes(practice));
  const [chosen] = (ofPractice.length > 0 ? ofPractice : free).sort(
    (a, b) => (mode === 'balanced' ? a.openLeads - b.openLeads : 0) || a.lastAssigned - b.lastAssigned || a.id - b.id,
  );
  if (!chosen) return undefined;
  chosen.openLeads += 1;
  chosen.lastAssigned = 1 + Math.max(...people.map(({ lastAssigned }) => lastAssigned));
  return chosen;
}
