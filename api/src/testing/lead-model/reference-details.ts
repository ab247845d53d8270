import type { DetailAction, DetailField } from '@portal/contracts/lead';
import { type Change, facts, type Marks, type ReferenceModel } from './reference-model.ts';

export interface ModelValue extends Marks {
  value: string;
  requestIds: number[];
  place: number;
}

const none: Marks = { isAdded: false, isHidden: false, preferred: null };

/** Returns the values of a field of a lead, the one that is shown first. */
export function valuesOf(model: ReferenceModel, root: number, field: DetailField): ModelValue[] {
  const values = new Map<string, ModelValue>();
  const entryOf = (value: string, place: number) => {
    const known = values.get(value) ?? { ...none, value, requestIds: [], place };
    values.set(value, known);
    return known;
  };
  const requests = model.visibleRequestsOf(root);
  // Of services, the latest counts.
  for (const [place, { id, said }] of (field === 'service' ? requests.toReversed() : requests).entries()) {
    const value = said[field];
    if (value) entryOf(value, place).requestIds.push(id);
  }
  for (const { value, marks } of model.rowsOf(root, field)) {
    const known = entryOf(value, Number.POSITIVE_INFINITY);
    known.isAdded ||= marks.isAdded;
    known.isHidden ||= marks.isHidden;
    known.preferred = Math.max(known.preferred ?? 0, marks.preferred ?? 0) || null;
  }
  return [...values.values()].filter(({ isAdded, requestIds }) => isAdded || requestIds.length > 0).sort(inOrder);
}

/** Hidden values are last; preferred ones, and then those of early requests, first. */
const inOrder = (one: ModelValue, other: ModelValue): number =>
  Number(one.isHidden) - Number(other.isHidden) ||
  (other.preferred ?? 0) - (one.preferred ?? 0) ||
  (one.place === other.place ? 0 : one.place - other.place) ||
  (one.value < other.value ? -1 : 1);

/** Returns the value that a lead shows. */
export const shownOf = (model: ReferenceModel, root: number, field: DetailField): string | null => {
  const [first] = valuesOf(model, root, field);
  if (first && (field === 'name' || !first.isHidden)) return first.value;
  // An address is no name, but it is shown in place of one.
  return field === 'name' ? (shownOf(model, root, 'email') ?? shownOf(model, root, 'phone') ?? 'Unknown sender') : null;
};

export interface Correction {
  field: DetailField;
  value: string;
  action: DetailAction;
}

/** Returns the changes that a correction makes, or null if the API must reject it. */
export function changesOf(model: ReferenceModel, root: number, { field, value, action }: Correction): Change[] | null {
  const sayers = model
    .visibleRequestsOf(root)
    .filter(({ said }) => said[field] === value)
    .map(({ lead }) => lead);
  const rows = model.rowsOf(root, field).filter((row) => row.value === value);
  const isTyped = rows.some(({ marks }) => marks.isAdded);
  const change = (lead: number, after: Marks) => {
    const isEmpty = !after.isAdded && !after.isHidden && after.preferred === null;
    return model.change(lead, facts.marks(lead, field, value), isEmpty ? null : after);
  };

  if (action === 'add' && sayers.length === 0 && !isTyped)
    return [
      change(root, { ...none, isAdded: true }),
      ...rows.filter(({ lead }) => lead !== root).map(({ lead, marks }) => change(lead, { ...marks, isHidden: false })),
    ];
  if (sayers.length === 0 && !isTyped) return null;
  if (action === 'remove' && !isTyped) return null;
  const preferred = model.moment();
  return [...new Set([...sayers, ...rows.map(({ lead }) => lead)])].map((lead) => {
    const marks = model.marksOf(lead, field, value) ?? none;
    switch (action) {
      case 'prefer':
        return change(lead, { ...marks, isHidden: false, preferred });
      case 'hide':
        return change(lead, { ...marks, isHidden: true });
      case 'remove':
        return change(lead, sayers.includes(lead) ? { ...marks, isAdded: false } : none);
      default:
        return change(lead, { ...marks, isHidden: false });
    }
  });
}
