/**
 * What staff are notified of. `wrote-again`: a known person, to the owner. `overdue`: a request of mine was not answered in time.
 * `unanswered`: the same, to managers, because nobody has answered it. `step-overdue`: the next step of a lead of mine.
 * `undelivered`: an e-mail that I have sent came back, or could not be sent. `visit`: a site visit to which I go was planned or changed.
 */
export const staffNotificationKinds = [
  'assigned',
  'wrote-again',
  'mentioned',
  'overdue',
  'unanswered',
  'step-overdue',
  'undelivered',
  'visit',
] as const;
export type StaffNotificationKind = (typeof staffNotificationKinds)[number];
