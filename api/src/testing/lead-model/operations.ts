import { languages } from '@portal/contracts/language';
import { detailActions, detailFields, formKinds, leadStatuses, lostReasons, manualKinds } from '@portal/contracts/lead';
import fc from 'fast-check';
import { peopleOfSequence, variants } from './people.ts';

const one = <Value>(value: Value) => fc.constant(value);
/** Mostly the first value. */
const rarely = <Usual, Other>(usual: Usual, other: fc.Arbitrary<Other>) =>
  fc.oneof({ weight: 4, arbitrary: one(usual) }, { weight: 1, arbitrary: other });

/** Counts the leads that exist, and starts again after the last. */
const lead = fc.nat(6);
const person = fc.nat(peopleOfSequence - 1);
const variant = fc.nat(variants - 1);
/** What a person says, and the address of this or another person. */
const said = { person, variant, sender: rarely(null, person), address: rarely(0, variant) };

const form = fc.record({
  kind: one('form' as const),
  // Each of the others sends its document, which costs more than the rest of the request.
  form: rarely(formKinds[0], one(formKinds[1])),
  ...said,
  hasPhone: fc.boolean(),
  hasCompany: fc.boolean(),
  isHeld: rarely(false, one(true)),
  /** The database rejects it until the end of the group. */
  isDelayed: rarely(false, rarely(false, one(true))),
  language: fc.constantFrom(...languages),
});

const manual = fc.record({
  kind: one('manual' as const),
  by: fc.constantFrom(...manualKinds),
  ...said,
  hasEmail: fc.boolean(),
  hasPhone: fc.boolean(),
  isAnswered: fc.boolean(),
  hoursAgo: rarely(0, fc.nat(3)),
  /** The lead that it is added to. */
  lead: rarely(null, lead),
});

const mail = fc.record({
  kind: one('mail' as const),
  ...said,
  /** The lead whose conversation it answers. */
  lead: fc.oneof(one(null), lead),
  /** Whose address is in From. */
  by: rarely('sender' as const, fc.constantFrom('relay' as const, 'colleague' as const, 'forged-colleague' as const)),
});

const correction = fc.record({
  action: fc.constantFrom(...detailActions),
  field: fc.constantFrom(...detailFields, 'email' as const, 'phone' as const),
  /** One of the values of the lead, or what a person says. */
  value: fc.oneof(
    fc.record({ of: one('lead' as const), place: fc.nat(3) }),
    fc.record({ of: one('person' as const), person, variant }),
  ),
});

const outcome = fc.record({
  value: fc.constantFrom(null, 0, 18_500),
  lostReason: fc.constantFrom(null, ...lostReasons),
  closedOn: fc.constantFrom('2026-06-01', '2026-11-26'),
});

const imported = fc.record({
  kind: one('import' as const),
  rows: fc.array(fc.record({ ...said, hasEmail: rarely(true, one(false)), hasPhone: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  }),
  startsClock: fc.boolean(),
});

/** Also on two leads at once. */
const leads = { lead, other: rarely(null, lead) };

const operation = fc.oneof(
  { weight: 10, arbitrary: form },
  { weight: 3, arbitrary: manual },
  { weight: 5, arbitrary: mail },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: one('move' as const),
      lead,
      /** Counts the mails of the conversation. */
      mail: fc.nat(2),
      /** Null: the lead of its sender. */
      target: fc.oneof(one(null), lead),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: one('reply' as const), lead, isBounced: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: one('visit' as const),
      lead,
      /** Of the last visit of the lead, if it has one. */
      change: fc.constantFrom('schedule' as const, 'move' as const, 'cancel' as const),
      isSent: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: imported },
  /** Counts imports from the last one. */
  { weight: 2, arbitrary: fc.record({ kind: one('take-back' as const), back: rarely(0, fc.nat(2)) }) },
  { weight: 5, arbitrary: fc.record({ kind: one('merge' as const), lead, other: lead }) },
  { weight: 3, arbitrary: fc.record({ kind: one('separate' as const), lead }) },
  { weight: 3, arbitrary: fc.record({ kind: one('spam' as const), ...leads }) },
  { weight: 3, arbitrary: fc.record({ kind: one('release' as const), ...leads }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: one('status' as const), ...leads, status: fc.constantFrom(...leadStatuses), outcome }),
  },
  { weight: 1, arbitrary: fc.record({ kind: one('outcome' as const), ...leads, outcome }) },
  { weight: 1, arbitrary: fc.record({ kind: one('assign' as const), ...leads, owner: fc.constantFrom(null, 0, 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: one('step' as const), lead, due: fc.constantFrom('2026-01-05', '2099-03-01T09:30') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: one('end-step' as const), lead, isDone: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: one('snooze' as const),
      ...leads,
      until: fc.constantFrom('2098-05-04', '2099-01-01', null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: one('note' as const), lead, isSaved: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: one('view' as const),
      field: fc.constantFrom('name' as const, 'email' as const, 'phone' as const),
      person,
      variant,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: one('contact' as const), lead, hasNote: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: one('correct' as const),
      lead,
      changes: fc.array(correction, { minLength: 1, maxLength: 3 }),
    }),
  },
  /** Counts actions from the last one. */
  { weight: 5, arbitrary: fc.record({ kind: one('undo' as const), back: rarely(0, fc.nat(6)) }) },
  { weight: 1, arbitrary: fc.record({ kind: one('erase' as const), lead }) },
);

export type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;
export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/** A sequence begins with a form: without a lead, other operations do nothing. */
export const sequence = fc
  .tuple(form, fc.array(operation, { minLength: 4, maxLength: 24, size: 'max' }))
  .map(([first, rest]): Operation[] => [first, ...rest]);
