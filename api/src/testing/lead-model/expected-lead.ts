import { detailFields } from '@portal/contracts/lead';
import type { LeadDto } from '../../leads/detail/lead.dto.ts';
import { shownOf, valuesOf } from './reference-details.ts';
import { facts, type ReferenceModel } from './reference-model.ts';

const stepOf = (step: { text: string; due: string } | null | undefined) =>
  step ? { text: step.text, due: step.due } : null;

/** Returns what staff must see of a lead. */
export function expectedLead(model: ReferenceModel, root: number) {
  const visible = model.visibleRequestsOf(root);
  const shown = Object.fromEntries(detailFields.map((field) => [field, shownOf(model, root, field)]));
  return {
    id: root,
    status: model.statusOf(root),
    outcome: model.outcomeOf(root),
    ownerId: model.get(facts.owner(root)),
    isSpam: model.isSpam(root),
    nextStep: stepOf(model.shownStepOf(root)),
    snoozedUntil: model.get(facts.snooze(root)),
    isWaiting: visible.some(model.isWaiting),
    source: visible[0]?.kind,
    language: visible.at(-1)?.language,
    lastRequestId: Math.max(...visible.map(({ id }) => id)),
    mergedLeads: model.membersOf(root).filter((lead) => lead !== root),
    shown,
    details: Object.fromEntries(
      detailFields.map((field) => [
        field,
        valuesOf(model, root, field).map(({ value, isAdded, isHidden, requestIds }, index) => ({
          ...{ value, isPreferred: index === 0 && !isHidden, isAdded, isHidden },
          requestIds: requestIds.toSorted((one, other) => one - other),
        })),
      ]),
    ),
    visits: model.visits.filter(({ lead }) => model.rootOf(lead) === root).toSorted((one, other) => one.id - other.id),
    requests: model
      .requestsOf(root)
      .toReversed()
      .map(({ id, kind, said, message }) => ({
        ...{ id, kind, message, state: model.get(facts.state(id)) },
        said: Object.fromEntries(detailFields.map((field) => [field, said[field] ?? null])),
        isAnswered: model.get(facts.answered(id)) !== null,
        isClosed: model.get(facts.closed(id)) !== null,
      })),
  };
}

/** Returns the same of what the API says. */
export const seenLead = (lead: LeadDto): ReturnType<typeof expectedLead> => ({
  id: lead.id,
  status: lead.status,
  outcome: lead.outcome,
  ownerId: lead.owner?.id ?? null,
  isSpam: lead.isSpam,
  nextStep: stepOf(lead.nextStep),
  // A day begins at five or six o'clock of the universal time.
  snoozedUntil: lead.snoozedUntil?.slice(0, 10) ?? null,
  isWaiting: lead.responseDueAt !== null,
  source: lead.source,
  language: lead.language,
  lastRequestId: lead.lastRequestId,
  mergedLeads: lead.mergedLeads.map(({ id }) => id),
  shown: Object.fromEntries(detailFields.map((field) => [field, lead[field]])),
  details: Object.fromEntries(
    detailFields.map((field) => [
      field,
      lead.details[field].map(({ value, isPreferred, isAdded, isHidden, requestIds }) => ({
        ...{ value, isPreferred, isAdded, isHidden, requestIds },
      })),
    ]),
  ),
  visits: lead.visits
    .map(({ id, leadId, address, isCancelled }) => ({ id, lead: leadId, address, isCancelled }))
    .sort((one, other) => one.id - other.id),
  requests: lead.requests.map((request) => ({
    ...{ id: request.id, kind: request.kind, message: request.message, state: request.state },
    said: Object.fromEntries(detailFields.map((field) => [field, request[field]])),
    isAnswered: request.answeredAt !== null,
    isClosed: request.closedAt !== null,
  })),
});
