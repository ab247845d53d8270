import { type ContactChannel, contactOutcomes } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { staff, unwrap } from '@portal/staff-client/client';
import { Dialog } from '@portal/ui/dialog';
import { TextAreaField } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import type { KeyboardEvent } from 'react';
import { css } from 'styled-system/css';
import { object, string } from 'yup';
import { closeOverlay } from '../commands/overlay.ts';
import { MutationForm } from '../layout/mutation-form.tsx';
import { contacts, outcomes } from '../leads/contacts.content.ts';
import { useContactLogged } from '../leads/use-lead-mutations.ts';

const group = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' });
const legend = css({ textStyle: 'label', marginBottom: '1' });
const option = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'tap', textStyle: 'small' });

const contactSchema = object({
  outcome: string()
    .oneOf(['', ...contactOutcomes])
    .default(''),
  note: string().trim().max(textLimits.note).default(''),
});

interface ContactDialogProps {
  lead: { id: number; name: string };
  channel: ContactChannel;
}

/** Logs a contact with an optional outcome and note, which stops the response clock. */
export function ContactDialog({ lead, channel }: ContactDialogProps) {
  return (
    <Dialog
      title={`${contacts[channel].name}: ${lead.name}`}
      description="Logs the contact on the timeline and stops the response clock."
      colorMode="inherit"
      open
      onOpenChange={closeOverlay}
    >
      <ContactForm lead={lead} channel={channel} />
    </Dialog>
  );
}

function ContactForm({ lead, channel }: ContactDialogProps) {
  const onLogged = useContactLogged();
  const { field, register, onSubmit, mutation } = useFormMutation({
    schema: contactSchema,
    defaultValues: { outcome: '', note: '' },
    mutationFn: ({ outcome, note }) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/contacts', {
          params: { path: { id: lead.id } },
          body: { channel, outcome: contactOutcomes.find((one) => one === outcome) ?? null, note: note || null },
        }),
      ),
    onSuccess: ({ batchId }) => {
      closeOverlay();
      return onLogged(lead, channel, batchId);
    },
  });
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  };

  return (
    <MutationForm submitLabel="Log contact" pendingLabel="Saving…" onSubmit={onSubmit} mutation={mutation}>
      <fieldset>
        <legend className={legend}>Outcome</legend>
        <div className={group}>
          {[['', 'Not specified'] as const, ...contactOutcomes.map((one) => [one, outcomes[one]] as const)].map(
            ([value, label]) => (
              <label key={value} className={option}>
                <input type="radio" value={value} {...register('outcome')} />
                {label}
              </label>
            ),
          )}
        </div>
      </fieldset>
      <TextAreaField
        label="Note"
        hint="Optional. Ctrl Enter to save."
        maxLength={textLimits.note}
        onKeyDown={submitByKey}
        {...field('note')}
        // The note on the page below has the id `note`.
        id="contact-note"
      />
    </MutationForm>
  );
}
