import type { RequestKind } from '@portal/contracts/lead';
import type { Detail, Lead, LeadRequest } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css, cx } from 'styled-system/css';
import { wrap } from 'styled-system/patterns';
import { detailText, fieldNames } from '../../leads/details.content.ts';
import { useCorrectLead } from '../../leads/use-correct-lead.ts';
import { useHasRole } from '../../session/session.ts';
import { buttons, notice } from '../../shared.styles.ts';

const box = wrap({ align: 'center', columnGap: '3', rowGap: '1', marginTop: '2' });
const text = css({ flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' });

const askedFields = ['name', 'company', 'email', 'phone'] as const;
type AskedField = (typeof askedFields)[number];

const requestNames: Record<RequestKind, string> = {
  contact: 'form',
  'case-study': 'form',
  email: 'email',
  phone: 'call',
  'walk-in': 'visit',
  'trade-show': 'entry',
  import: 'import',
};

/** Asks whether to use what a request says from now on, if it is not what the lead shows. */
export function DetailQuestions({ lead, request }: { lead: Lead; request: LeadRequest }) {
  const canEdit = useHasRole('agent');
  if (!canEdit || request.state !== 'inbox' || wasMergedSince(lead, request)) return null;
  return askedFields.map((field) => <Question key={field} lead={lead} request={request} field={field} />);
}

/** A merge shows what the lead will be, so that was decided with it. */
const wasMergedSince = ({ mergedLeads, timeline }: Lead, { receivedAt }: LeadRequest) =>
  mergedLeads.length > 0 && timeline.some(({ kind, at }) => kind === 'merged' && at > receivedAt);

function Question({ lead, request, field }: { lead: Lead; request: LeadRequest; field: AskedField }) {
  const { mutate, isPending } = useCorrectLead(lead);
  const details = lead.details[field];
  const shown = details.find(({ isPreferred }) => isPreferred);
  const said = details.find(({ requestIds }) => requestIds.includes(request.id));
  if (!shown || !said || !isOpen(said, shown, request)) return null;

  const prefer = ({ value }: Detail) =>
    mutate({
      field,
      value,
      done: `${fieldNames[field]} ${value === shown.value ? 'kept' : 'used first'}`,
      changes: [{ value, action: 'prefer' }],
    });
  const [saidText, shownText] = [detailText(field, said.value), detailText(field, shown.value)];
  return (
    <div className={cx(notice, box)}>
      <p className={text}>
        This {requestNames[request.kind]} says <bdi>{saidText}</bdi>: use it?
      </p>
      <span className={buttons}>
        <Button size="sm" disabled={isPending} aria-label={`Use it: ${saidText}`} onClick={() => prefer(said)}>
          Use it
        </Button>
        <Button size="sm" tone="quiet" disabled={isPending} onClick={() => prefer(shown)}>
          <span>
            Keep <bdi>{shownText}</bdi>
          </span>
        </Button>
      </span>
    </div>
  );
}

/**
 * Whether nobody has decided about a value: it was never chosen nor hidden, and has come since the shown one was chosen. The latest
 * request that says it asks.
 */
const isOpen = (said: Detail, shown: Detail, { id, receivedAt }: LeadRequest) =>
  said !== shown &&
  !said.isHidden &&
  said.preferredAt === null &&
  Math.max(...said.requestIds) === id &&
  (shown.preferredAt === null || shown.preferredAt < receivedAt);
