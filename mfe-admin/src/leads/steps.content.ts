import type { StepState } from '@portal/contracts/lead';

/** When the next step of a lead is due. */
export const stepLabels: Record<StepState, string> = {
  overdue: 'Overdue',
  today: 'Due today',
  later: 'Later',
  none: 'None',
};
