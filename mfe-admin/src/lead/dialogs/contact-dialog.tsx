import { type ContactChannel, contactOutcomes } from '@portal/contracts/lead';
import { visibleText } from '@portal/contracts/visible-text';
import { useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap } from '@portal/staff-client/client';
import { Field, TextAreaField } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { Choices } from '../../app/layout/choices.tsx';
import { FormDialog } from '../../app/layout/form-dialog.tsx';
import { closeOverlay } from '../../commands/overlay.ts';
import { contacts, outcomes } from '../../leads/contacts.content.ts';
import { leadQuery } from '../../leads/lead.queries.ts';
import { askWhatNext } from '../../leads/next-step-question.ts';
import { parseDollars, roundingHint } from '../../leads/outcomes.content.ts';
import { useOfferUndo } from '../../leads/use-lead-mutations.ts';
import { useTextForm } from '../../leads/use-text-form.tsx';
import { useLoadDrafts } from '../../session/use-draft.ts';
import { businessInstant, formatShortDateTime, localTimeOf } from '../../time/business-time.ts';

interface ContactDialogProps {
  lead: { id: number; name: string };
  channel: ContactChannel;
}

/** Logs a contact with an optional outcome and note, which stops the response clock. */
export function ContactDialog({ lead, channel }: ContactDialogProps) {
  const offerUndo = useOfferUndo();
  const isQuote = channel === 'quote';
  const { data: shown } = useQuery({ ...leadQuery(lead.id), enabled: isQuote });
  useLoadDrafts(lead.id);
  const form = useTextForm({
    leadId: lead.id,
    kind: 'contact',
    send: ({ id: draftId, revision: draftRevision, text, fields: { outcome, at, value, file } }) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/contacts', {
          params: { path: { id: lead.id } },
          body: {
            channel,
            outcome: (!isQuote && contactOutcomes.find((one) => one === outcome)) || null,
            note: visibleText(text) || null,
            ...(at && { at: businessInstant(at) }),
            ...(isQuote && { value: parseDollars(value), file: fileOf(file) }),
            draftId,
            draftRevision,
          },
        }),
      ),
    onSaved: ({ batchId }) => {
      closeOverlay();
      offerUndo(isQuote ? 'Quote logged' : 'Contact logged', `You ${contacts[channel].done} ${lead.name}.`, {
        batchId,
        ids: [lead.id],
      });
      askWhatNext(lead.id);
    },
  });

  const { fields } = form.draft;
  const change = (name: string, value: string) => {
    const { [name]: _, ...others } = fields;
    form.change({ fields: value ? { ...others, [name]: value } : others });
  };
  const errors = form.error instanceof ApiError ? form.error.fields : {};
  const files = (shown?.files ?? []).flatMap(({ messageId, part, name, at }) =>
    part === null ? [] : { value: `${messageId}/${part}`, label: `${name}, ${formatShortDateTime(at)}` },
  );
  return (
    <FormDialog
      title={`${contacts[channel].command}: ${lead.name}`}
      description={
        isQuote
          ? 'Marks the lead as quoted, with this expected value, and stops the response clock.'
          : 'Logs the contact on the timeline and stops the response clock.'
      }
      onClose={closeOverlay}
      form={{ onSubmit: form.onSubmit, mutation: { isPending: form.isPending, error: form.error } }}
      submitLabel={isQuote ? 'Log quote' : 'Log contact'}
      pendingLabel="Saving…"
      notice={form.notice}
    >
      {isQuote && (
        <>
          <Field
            label="Amount in US dollars"
            name="value"
            id="quote-value"
            inputMode="decimal"
            autoComplete="off"
            placeholder="18,500"
            required
            hint={roundingHint(fields.value)}
            value={fields.value ?? ''}
            onChange={({ target: { value } }) => change('value', value)}
            error={errors.value}
          />
          {files.length > 0 && (
            <SelectField
              label="File"
              name="file"
              options={[{ value: '', label: 'None' }, ...files]}
              value={fields.file ?? ''}
              onChange={({ target: { value } }) => change('file', value)}
              error={errors.file}
            />
          )}
        </>
      )}
      {!isQuote && (
        <Choices
          legend="Outcome"
          name="outcome"
          options={[['', 'Not specified'], ...contactOutcomes.map((one) => [one, outcomes[one]] as const)]}
          chosen={fields.outcome ?? ''}
          onChange={({ target: { value } }) => change('outcome', value)}
        />
      )}
      <Field
        label="When"
        hint="Now, if empty. In the time zone of the business."
        name="at"
        type="datetime-local"
        max={localTimeOf(new Date().toISOString()).join('T')}
        value={fields.at ?? ''}
        onChange={({ target: { value } }) => change('at', value)}
        error={errors.at}
      />
      <TextAreaField
        label="Note"
        hint="Optional. Ctrl Enter to save. The text is kept when you close this dialog."
        name="note"
        // The note on the page below has the id `note`.
        id="contact-note"
        {...form.field}
      />
    </FormDialog>
  );
}

/** Reads the choice of a file of an e-mail: `12/0`. */
function fileOf(choice = '') {
  const [messageId = 0, part = 0] = choice.split('/').map(Number);
  return choice ? { messageId, part } : null;
}
