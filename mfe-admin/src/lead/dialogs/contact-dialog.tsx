import { type ContactChannel, contactOutcomes } from '@portal/contracts/lead';
import { visibleText } from '@portal/contracts/visible-text';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap } from '@portal/staff-client/client';
import { Field, TextAreaField } from '@portal/ui/field';
import { Choices } from '../../app/layout/choices.tsx';
import { FormDialog } from '../../app/layout/form-dialog.tsx';
import { closeOverlay } from '../../commands/overlay.ts';
import { contacts, outcomes } from '../../leads/contacts.content.ts';
import { askWhatNext } from '../../leads/next-step-question.ts';
import { useOfferUndo } from '../../leads/use-lead-mutations.ts';
import { useTextForm } from '../../leads/use-text-form.tsx';
import { useLoadDrafts } from '../../session/use-draft.ts';
import { businessInstant, localTimeOf } from '../../time/business-time.ts';

interface ContactDialogProps {
  lead: { id: number; name: string };
  channel: ContactChannel;
}

/** Logs a contact with an optional outcome and note, which stops the response clock. */
export function ContactDialog({ lead, channel }: ContactDialogProps) {
  const offerUndo = useOfferUndo();
  useLoadDrafts(lead.id);
  const form = useTextForm({
    leadId: lead.id,
    kind: 'contact',
    send: ({ id: draftId, revision: draftRevision, text, fields: { outcome, at } }) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/contacts', {
          params: { path: { id: lead.id } },
          body: {
            channel,
            outcome: contactOutcomes.find((one) => one === outcome) ?? null,
            note: visibleText(text) || null,
            ...(at && { at: businessInstant(at) }),
            draftId,
            draftRevision,
          },
        }),
      ),
    onSaved: ({ batchId }) => {
      closeOverlay();
      offerUndo('Contact logged', `You ${contacts[channel].done} ${lead.name}.`, { batchId, ids: [lead.id] });
      askWhatNext(lead.id);
    },
  });

  const { fields } = form.draft;
  const change = (name: string, value: string) => {
    const { [name]: _, ...others } = fields;
    form.change({ fields: value ? { ...others, [name]: value } : others });
  };
  return (
    <FormDialog
      title={`${contacts[channel].command}: ${lead.name}`}
      description="Logs the contact on the timeline and stops the response clock."
      onClose={closeOverlay}
      form={{ onSubmit: form.onSubmit, mutation: { isPending: form.isPending, error: form.error } }}
      submitLabel="Log contact"
      pendingLabel="Saving…"
      notice={form.notice}
    >
      <Choices
        legend="Outcome"
        name="outcome"
        options={[['', 'Not specified'], ...contactOutcomes.map((one) => [one, outcomes[one]] as const)]}
        chosen={fields.outcome ?? ''}
        onChange={({ target: { value } }) => change('outcome', value)}
      />
      <Field
        label="When"
        hint="Now, if empty. In the time zone of the business."
        name="at"
        type="datetime-local"
        max={localTimeOf(new Date().toISOString()).join('T')}
        value={fields.at ?? ''}
        onChange={({ target: { value } }) => change('at', value)}
        error={form.error instanceof ApiError ? form.error.fields.at : undefined}
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
