/**
 * What staff are notified of. `wrote-again`: a known person, to the owner. `overdue`: a request of mine was not answered in time.
 * `unanswered`: the same, to managers, because nobody has answered it. `step-overdue`: the next step of a lead of mine.
 */
export const staffNotificationKinds = [
  'assigned',
  'wrote-again',
  'mentioned',
  'overdue',
  'unanswered',
  'step-overdue',
] as const;
export type StaffNotificationKind = (typeof staffNotificationKinds)[number];
