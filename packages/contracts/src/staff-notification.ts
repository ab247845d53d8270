/**
 * What staff are notified of. `wrote-again`: a known person, to the owner. `overdue`: a request of mine was not answered in time.
 * `unanswered`: the same, to managers, because nobody has answered it.
 */
export const staffNotificationKinds = ['assigned', 'wrote-again', 'mentioned', 'overdue', 'unanswered'] as const;
export type StaffNotificationKind = (typeof staffNotificationKinds)[number];
