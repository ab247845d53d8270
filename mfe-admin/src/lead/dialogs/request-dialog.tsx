import { citySlugs } from '@portal/contracts/cities';
import { checkEmail, emailMessage } from '@portal/contracts/email-address';
import { type ManualKind, manualKinds, requestKindNames } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema, textSchema } from '@portal/contracts/text-schema';
import { toast, useNavigate } from '@portal/platform';
import { queryClient, queryOptions, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap } from '@portal/staff-client/client';
import type { ManualLead, PossibleDuplicate } from '@portal/staff-client/lead';
import { Dialog } from '@portal/ui/dialog';
import { errorMessage } from '@portal/ui/error-message';
import { Field, TextAreaField } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { useDeferredValue, useEffect } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { object, string } from 'yup';
import { Choice, Choices } from '../../app/layout/choices.tsx';
import { Loaded } from '../../app/layout/loaded.tsx';
import { MutationForm, useKeptForm } from '../../app/layout/mutation-form.tsx';
import { closeOverlay } from '../../commands/overlay.ts';
import { offerUndo, removeUndoable } from '../../commands/undo.ts';
import { choicesOf, duplicateReasons } from '../../leads/labels.content.ts';
import { leadQuery } from '../../leads/lead.queries.ts';
import { invalidateLeads } from '../../leads/leads.queries.ts';
import { ownersQuery, toOptions } from '../../leads/owners.queries.ts';
import { inboxPath, leadPath } from '../../paths.ts';
import { formKind } from '../../session/draft.ts';
import { drafts } from '../../session/drafts.ts';
import { signedInId } from '../../session/session.ts';
import { columns, label } from '../../shared.styles.ts';
import { businessInstant } from '../../time/business-time.ts';

const answers = { no: 'No, somebody has to answer', yes: 'Yes' };

const schema = object({
  kind: string().oneOf(manualKinds).required(),
  name: lineSchema('Name', textLimits.name).required('Name is required'),
  company: lineSchema('Company', textLimits.company),
  email: lineSchema('Email', textLimits.email).test('email', (value, { createError }) => {
    const checked = value ? checkEmail(value) : { address: '' };
    return 'address' in checked || createError({ message: emailMessage(checked.problem, 'Valid email is required') });
  }),
  phone: lineSchema('Phone', textLimits.phone),
  service: string().default(''),
  city: string().default(''),
  message: textSchema('Message', textLimits.message),
  receivedAt: string().default(''),
  answered: string().oneOf(['no', 'yes']).required(),
  ownerId: string().default(''),
  /** A lead with the same address or number that it is added to; empty for a new one. */
  leadId: string().default(''),
});

interface RequestDialogProps {
  /** The lead that has made the request. Without it, it is somebody new. */
  lead?: { id: number; name: string } | undefined;
}

/** Enters what did not come by a form: a new lead, or a request of a lead. */
export function RequestDialog({ lead }: RequestDialogProps) {
  const owners = useQuery({ ...ownersQuery, enabled: !lead });
  return (
    <Dialog
      title={lead ? `Add a request: ${lead.name}` : 'New lead'}
      description={
        lead
          ? 'A call, a visit or an email of this person. It becomes part of the lead.'
          : 'Somebody who called, walked in, wrote, or was met at a trade show. Nobody is notified.'
      }
      open
      onOpenChange={closeOverlay}
    >
      {lead ? (
        <RequestForm lead={lead} owners={[]} />
      ) : (
        <Loaded query={owners} what="the form" lines={9}>
          {(people) => <RequestForm lead={undefined} owners={people} />}
        </Loaded>
      )}
    </Dialog>
  );
}

interface Owners {
  owners: { id: number; label: string }[];
}

function RequestForm({ lead, owners }: RequestDialogProps & Owners) {
  const navigate = useNavigate();
  const name = lead ? 'request' : 'new lead';
  const kind = formKind(name);
  const leadId = lead?.id ?? null;
  const form = useKeptForm(
    name,
    {
      schema,
      defaultValues: {
        kind: 'phone',
        name: lead?.name ?? '',
        answered: 'no',
        ownerId: String(signedInId() ?? ''),
        leadId: '',
      },
      mutationFn: ({ receivedAt, answered, ownerId, leadId: chosenId, kind: how, city, ...texts }) => {
        const chosen = duplicates.find(({ id }) => String(id) === chosenId);
        return createLead({
          ...texts,
          kind: how as ManualKind,
          city: citySlugs.find((slug) => slug === city) ?? null,
          receivedAt: receivedAt ? businessInstant(receivedAt) : null,
          answered: answered === 'yes',
          ownerId: ownerId ? Number(ownerId) : null,
          leadId: lead?.id ?? chosen?.id ?? null,
          draftId: drafts.get(leadId, kind).id,
        });
      },
      onError: (error) => {
        // An earlier version has been stored. What is in the fields now becomes a lead of its own.
        if (error instanceof ApiError && error.status === 409) drafts.renew(leadId, kind);
      },
      onSuccess: ({ id }, { name: typedName, leadId: chosenId }) => {
        closeOverlay();
        invalidateLeads([id]);
        navigate(leadPath(id));
        const who = lead?.name ?? typedName;
        if (lead || chosenId) toast.success('Request added', who);
        else
          offerUndo({
            ...{ id: `lead ${id}`, title: 'Lead added', text: who },
            run: async () => {
              removeUndoable(`lead ${id}`);
              // Its page must be gone, or it loads what is removed.
              await navigate(inboxPath(), { flushSync: true });
              removeLead(id).then(
                () => toast.success('Lead removed', who),
                (error) => toast.error('The lead was not removed', errorMessage(error)),
              );
            },
          });
      },
    },
    leadId,
  );
  const { field, register, setFocus, watch } = form;
  // The dialog has focused its close button when it had to wait for the form.
  useEffect(() => {
    if (document.activeElement?.closest('[role=dialog]')) setFocus('kind');
  }, [setFocus]);
  const duplicates = useDuplicates({ email: watch('email') ?? '', phone: watch('phone') ?? '' });
  const target = lead ?? duplicates.find(({ id }) => String(id) === watch('leadId'));
  return (
    <MutationForm form={form} submitLabel={target ? 'Add request' : 'Save lead'} pendingLabel="Saving…">
      <Choices
        legend="How did it come?"
        options={manualKinds.map((kind) => [kind, requestKindNames[kind]])}
        {...register('kind')}
      />
      {!lead && (
        <>
          <div className={columns}>
            <Field label="Name" autoComplete="off" maxLength={textLimits.name} required {...field('name')} />
            <Field label="Company" autoComplete="off" maxLength={textLimits.company} {...field('company')} />
            <Field label="Email" type="email" autoComplete="off" maxLength={textLimits.email} {...field('email')} />
            <Field label="Phone" type="tel" autoComplete="off" maxLength={textLimits.phone} {...field('phone')} />
          </div>
          <DuplicateChoice duplicates={duplicates} {...register('leadId')} />
        </>
      )}
      <TextAreaField label="What was said" id="request-message" maxLength={textLimits.message} {...field('message')} />
      <div className={columns}>
        <SelectField label="Service" options={choicesOf.service ?? []} placeholder="Not known" {...field('service')} />
        <SelectField label="City" options={choicesOf.city ?? []} placeholder="Not known" {...field('city')} />
      </div>
      <Field label="When" type="datetime-local" hint="Empty for now." {...field('receivedAt')} />
      {!target && (
        <SelectField
          label="Owner"
          hint="Who takes care of it."
          options={toOptions(owners)}
          placeholder="Unassigned"
          {...field('ownerId')}
        />
      )}
      <Choices legend="Has it been answered?" options={Object.entries(answers)} {...register('answered')} />
    </MutationForm>
  );
}

/** Returns leads with the address or number that is being typed. */
function useDuplicates(typed: { email: string; phone: string }): PossibleDuplicate[] {
  const email = useDeferredValue(typed.email);
  const phone = useDeferredValue(typed.phone);
  return useQuery(duplicatesQuery({ email, phone })).data ?? [];
}

/** Whether to add the request to a lead that is known, or to make a new one. */
function DuplicateChoice({ duplicates, ...field }: UseFormRegisterReturn & { duplicates: PossibleDuplicate[] }) {
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <fieldset>
          <legend className={label}>Is it one of these?</legend>
          {duplicates.map(({ id, name, company, email, reason }) => (
            <Choice
              key={id}
              type="radio"
              value={id}
              details={[company, email && readableEmail(email), duplicateReasons[reason]].filter(Boolean).join(' · ')}
              {...field}
            >
              Add to <bdi>{name}</bdi>
            </Choice>
          ))}
          <Choice type="radio" value="" {...field}>
            New lead
          </Choice>
        </fieldset>
      )}
    </div>
  );
}

/** Shorter texts are still being typed. */
const isAddress = (email: string) => /\S@\S+\.\S{2}/.test(email);
const isNumber = (phone: string) => phone.replace(/\D/g, '').length >= 7;

/** Leads with an email address or phone number. Loads nothing until one of them is complete. */
const duplicatesQuery = (typed: { email: string; phone: string }) => {
  const email = isAddress(typed.email) ? typed.email.trim() : undefined;
  const phone = isNumber(typed.phone) ? typed.phone.trim() : undefined;
  return queryOptions({
    queryKey: ['admin', 'duplicates', email, phone],
    queryFn: ({ signal }) => unwrap(staff.POST('/api/admin/leads/duplicates', { body: { email, phone }, signal })),
    enabled: Boolean(email ?? phone),
    gcTime: 0,
  });
};

const createLead = (body: ManualLead) => unwrap(staff.POST('/api/admin/leads', { body }));

/** Removes a lead that was entered a moment ago. The API rejects it when anything has happened to it since. */
async function removeLead(id: number): Promise<void> {
  await staff.POST('/api/admin/leads/{id}/take-back', { params: { path: { id } } });
  queryClient.removeQueries(leadQuery(id));
  await invalidateLeads([]);
}
