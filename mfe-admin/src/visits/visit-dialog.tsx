import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { visitLimits } from '@portal/contracts/site-visit';
import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema, textSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import type { Lead, Person } from '@portal/staff-client/lead';
import type { SavedVisit, SiteVisit } from '@portal/staff-client/visit';
import { Dialog } from '@portal/ui/dialog';
import { errorMessage } from '@portal/ui/error-message';
import { Field, TextAreaField } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { Loaded } from '../app/layout/loaded.tsx';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';
import { closeOverlay, openVisit, type VisitQuestion } from '../commands/overlay.ts';
import { offerUndo } from '../commands/undo.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { mailboxQuery } from '../leads/summary.queries.ts';
import { useUndoSend } from '../leads/use-undo-send.ts';
import { formatLength } from '../leads/visits.content.ts';
import { formKind } from '../session/draft.ts';
import { drafts } from '../session/drafts.ts';
import { secondsUntil } from '../session/server-time.ts';
import { signedInId } from '../session/session.ts';
import { columns, muted } from '../shared.styles.ts';
import { businessDay, businessInstant, formatHours, formatLongPeriod, localTimeOf } from '../time/business-time.ts';
import { visitMails } from './visit-mail.content.ts';
import { cancelVisit, downloadVisit, saveVisit, visitsQuery } from './visits.queries.ts';

const lengths = [30, 60, 90, 120, 180, 240, 360, 480, 720];

const mailFields = {
  email: string().trim().default(''),
  text: textSchema('The text', outgoingMailLimits.text),
};
const cancelSchema = object(mailFields);
const schema = object({
  day: string().default('').required('Choose a day'),
  time: string().default('').required('Choose a time'),
  minutes: string().required(),
  address: lineSchema('The address', visitLimits.address).required('Where is the visit?'),
  assigneeId: string().default('').required('Choose who goes'),
  note: textSchema('The line for the customer', visitLimits.note),
  ...mailFields,
});

/** Schedules a visit, changes or cancels it, and tells the customer by e-mail. */
export function VisitDialog({ lead, visit, isCancelling }: VisitQuestion) {
  const owners = useQuery({ ...ownersQuery, enabled: !isCancelling });
  const title = isCancelling ? 'Cancel visit' : visit ? 'Change visit' : 'Schedule visit';
  return (
    <Dialog
      title={`${title}: ${lead.name}`}
      description={
        isCancelling ? 'It is removed from the calendar of the customer.' : 'The customer gets a calendar invitation.'
      }
      open
      onOpenChange={closeOverlay}
    >
      {isCancelling && visit ? (
        <CancelForm lead={lead} visit={visit} />
      ) : (
        <Loaded query={owners} what="the form" lines={9}>
          {(people) => <VisitForm lead={lead} visit={visit} people={people} />}
        </Loaded>
      )}
    </Dialog>
  );
}

type Labeled = Person & { label: string };

function VisitForm({ lead, visit, people }: { lead: Lead; visit: SiteVisit | undefined; people: Labeled[] }) {
  const keep = `visit ${visit?.id ?? 'new'}`;
  const whenSaved = useWhenSaved({ lead, visit }, keep);
  const canSend = useCanSend();
  const sent = useRef('');
  /** The plan that the API has warned of: sending it again confirms it. */
  const [warned, setWarned] = useState('');
  const form = useKeptForm(
    keep,
    {
      schema,
      defaultValues: initialValues(lead, visit, people),
      mutationFn: ({ minutes, assigneeId, email, text, ...values }) => {
        sent.current = planKey({ minutes, assigneeId, ...values });
        return saveVisit(lead.id, visit?.id, {
          ...values,
          ...{
            draftId: drafts.get(lead.id, formKind(keep)).id,
            minutes: Number(minutes),
            assigneeId: Number(assigneeId),
            seenEntryId: lead.timeline[0]?.id ?? 0,
          },
          ...(canSend && email ? { email, text } : { email: null }),
          isConfirmed: warned === sent.current,
        });
      },
      onError: (error) => setWarned(error instanceof ApiError && error.warnings ? sent.current : ''),
      onSuccess: (saved, values) => whenSaved(saved, values, visit ? 'Visit changed' : 'Visit scheduled'),
    },
    lead.id,
  );
  const { field, watch } = form;
  const isSent = canSend && Boolean(watch('email')?.trim());
  const [day = '', time = '', minutes = '', assigneeId = ''] = watch(['day', 'time', 'minutes', 'assigneeId']);
  const generated = visitMails[lead.language][visit ? 'change' : 'invitation']({
    name: lead.name,
    // A year that is being typed is not complete.
    period:
      day.startsWith('2') && time
        ? formatLongPeriod(businessInstant(`${day}T${time}`), Number(minutes), lead.language)
        : '…',
    address: watch('address')?.trim() || '…',
    assignee: people.find(({ id }) => String(id) === assigneeId)?.name ?? '…',
    note: watch('note')?.trim() ?? '',
  });
  // The dialog was open before the form was loaded, so its close button has the focus.
  const firstField = { ...field('day'), autoFocus: true };
  const verb = isSent ? (visit ? 'Send change' : 'Send invitation') : 'Save and download file';

  return (
    <MutationForm
      form={form}
      submitLabel={warned === planKey({ day, time, minutes, assigneeId }) ? `${verb} anyway` : verb}
      pendingLabel="Saving…"
      notice={!canSend && missingServer}
    >
      <div className={columns}>
        <Field label="Day" type="date" min={businessDay()} required {...firstField} />
        <Field label="Start" type="time" step={300} required {...field('time')} />
        <SelectField
          label="Length"
          options={[...new Set([...lengths, visit?.minutes ?? 60])]
            .sort((one, other) => one - other)
            .map((value) => ({ value: String(value), label: formatLength(value) }))}
          {...field('minutes')}
        />
        <SelectField
          label="Who goes"
          options={people.map(({ id, label }) => ({ value: String(id), label }))}
          placeholder="Choose"
          {...field('assigneeId')}
        />
      </div>
      <TakenHours day={day} assigneeId={Number(assigneeId)} besides={visit?.id} />
      <Field
        label="Address"
        autoComplete="off"
        maxLength={visitLimits.address}
        required
        {...field('address')}
        id="visit-address"
      />
      <Field
        label="Line for the customer"
        hint="Optional. In the email and in the calendar."
        autoComplete="off"
        maxLength={visitLimits.note}
        {...field('note')}
        id="visit-note"
      />
      {canSend && <MailFields form={form} isSent={isSent} generated={generated} />}
    </MutationForm>
  );
}

interface TakenHoursProps {
  day: string;
  assigneeId: number;
  /** The visit that is changed. */
  besides: number | undefined;
}

/** The other visits of who goes, on the day that is chosen. */
function TakenHours({ day, assigneeId, besides }: TakenHoursProps) {
  const isChosen = /^[12]\d{3}-/.test(day) && assigneeId > 0;
  const { data = [] } = useQuery({ ...visitsQuery({ from: day, person: assigneeId }), enabled: isChosen });
  const taken = data.filter(({ id, startsAt }) => businessDay(startsAt) === day && id !== besides);
  if (!isChosen || taken.length === 0) return null;
  return (
    <p className={muted} role="status">
      {taken[0]?.assignee?.name} has visits that day:{' '}
      {taken.map((one) => `${formatHours(one)} (${one.lead.name})`).join(', ')}
    </p>
  );
}

function CancelForm({ lead, visit }: { lead: Lead; visit: SiteVisit }) {
  const keep = `cancel visit ${visit.id}`;
  const whenSaved = useWhenSaved({ lead, visit, isCancelling: true }, keep);
  const canSend = useCanSend();
  const form = useKeptForm(
    keep,
    {
      schema: cancelSchema,
      defaultValues: { email: visit.attendee ?? lead.email ?? '' },
      mutationFn: ({ email, text }) =>
        cancelVisit(lead.id, visit.id, {
          ...{ draftId: drafts.get(lead.id, formKind(keep)).id, seenEntryId: lead.timeline[0]?.id ?? 0 },
          ...(canSend && email ? { email, text } : { email: null }),
        }),
      onSuccess: (saved, values) => whenSaved(saved, values, 'Visit cancelled'),
    },
    lead.id,
  );
  const isSent = canSend && Boolean(form.watch('email')?.trim());
  const generated = visitMails[lead.language].cancellation({
    name: lead.name,
    period: formatLongPeriod(visit.startsAt, visit.minutes, lead.language),
  });
  return (
    <MutationForm
      form={form}
      submitLabel={isSent ? 'Send cancellation' : 'Cancel visit and download file'}
      pendingLabel="Saving…"
      notice={!canSend && missingServer}
    >
      {canSend && <MailFields form={form} isSent={isSent} generated={generated} />}
    </MutationForm>
  );
}

interface MailFieldsProps {
  form: {
    field: (name: 'email' | 'text') => { name: string; error: string | undefined };
    kept: Readonly<Record<string, string>>;
  };
  isSent: boolean;
  /** What the text is until somebody edits it. */
  generated: string;
}

function MailFields({ form: { field, kept }, isSent, generated }: MailFieldsProps) {
  const [typed, setTyped] = useState(kept.text === generated ? undefined : kept.text);
  return (
    <>
      <Field
        label="Email"
        type="email"
        hint="Without an address nothing is sent: you get the calendar file."
        autoComplete="off"
        maxLength={textLimits.email}
        {...field('email')}
        id="visit-email"
      />
      {isSent && (
        <TextAreaField
          label="Text of the email"
          name="text"
          id="visit-text"
          rows={10}
          error={field('text').error}
          value={typed ?? generated}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </>
  );
}

const missingServer = (
  <p className={muted}>
    The lead desk cannot send email yet: the setting SMTP_URL is missing. Save the visit, then send the calendar file in
    your mail program.
  </p>
);

function useCanSend(): boolean {
  const { data: mailbox } = useQuery(mailboxQuery);
  return !mailbox?.missing.includes('SMTP_URL');
}

const planKey = ({ day, time, minutes, assigneeId }: Record<'day' | 'time' | 'minutes' | 'assigneeId', string>) =>
  [day, time, minutes, assigneeId].join();

/** Returns a function that offers to take the message back, or downloads the file that staff send themselves. */
function useWhenSaved(question: VisitQuestion, keep: string) {
  const { mutateAsync: undo } = useUndoSend();
  const leadId = question.lead.id;
  return ({ id, message }: SavedVisit, values: Record<string, string>, done: string) => {
    closeOverlay();
    invalidateLeads([leadId]);
    if (!message) {
      downloadVisit(leadId, id).then(
        () => toast.success(done, 'Nothing was sent. The calendar file is in your downloads.'),
        (error) => toast.error(`${done}, but its file was not downloaded`, errorMessage(error)),
      );
      return;
    }
    const onUndone = () => {
      drafts.change(leadId, formKind(keep), { fields: values });
      openVisit(question);
    };
    offerUndo({
      id: `message ${message.id}`,
      title: `Sending in ${secondsUntil(message.sendAt)} seconds`,
      text: `To ${values.email}`,
      until: message.sendAt,
      run: () => undo({ leadId, messageId: message.id, isVisit: true, onUndone }),
    });
  };
}

function initialValues(lead: Lead, visit: SiteVisit | undefined, people: Labeled[]) {
  const [day = '', time = ''] = visit ? localTimeOf(visit.startsAt) : [];
  const assignee = [visit?.assignee?.id, lead.owner?.id, signedInId()].find((id) =>
    people.some((person) => person.id === id),
  );
  return {
    ...{ day, time, minutes: String(visit?.minutes ?? 60), note: visit?.note ?? '' },
    address: visit?.address ?? lead.visits[0]?.address ?? '',
    assigneeId: String(assignee ?? ''),
    email: visit?.attendee ?? lead.email ?? '',
  };
}
