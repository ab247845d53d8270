import { type ContactChannel, contactOutcomes } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { visibleText } from '@portal/contracts/visible-text';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import { Dialog } from '@portal/ui/dialog';
import { TextAreaField } from '@portal/ui/field';
import { type SyntheticEvent, useState } from 'react';
import { css } from 'styled-system/css';
import { closeOverlay } from '../commands/overlay.ts';
import { MutationForm } from '../layout/mutation-form.tsx';
import { contacts, outcomes } from '../leads/contacts.content.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { useContactLogged } from '../leads/use-lead-mutations.ts';
import { keptValues } from '../session/drafts.ts';
import { useDraft } from '../session/use-draft.ts';
import { OtherDrafts, ServerSilent } from './unsaved-text.tsx';
import { useSaveText } from './use-save-text.ts';

const group = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' });
const legend = css({ textStyle: 'label', marginBottom: '1' });
const option = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'tap', textStyle: 'small' });

/** The outcome that was chosen before the dialog was closed, in `keptValues`. */
const keptOutcome = (leadId: number) => `contact ${leadId}`;

interface ContactDialogProps {
  lead: { id: number; name: string };
  channel: ContactChannel;
}

/** Logs a contact with an optional outcome and note, which stops the response clock. */
export function ContactDialog({ lead, channel }: ContactDialogProps) {
  return (
    <Dialog
      title={`${contacts[channel].command}: ${lead.name}`}
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
  const { text, others, change } = useDraft(lead.id, 'contact');
  const [outcome, setOutcome] = useState(keptValues.get(keptOutcome(lead.id))?.outcome ?? '');
  const choose = (value: string) => {
    setOutcome(value);
    keptValues.set(keptOutcome(lead.id), { outcome: value });
  };
  const { isPending, isSilent, error, save, retry, cancel } = useSaveText({
    leadId: lead.id,
    kind: 'contact',
    text,
    send: (draftId, signal) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/contacts', {
          params: { path: { id: lead.id } },
          body: {
            channel,
            outcome: contactOutcomes.find((one) => one === outcome) ?? null,
            note: visibleText(text) || null,
            draftId,
          },
          signal,
          ...withoutLimit,
        }),
      ),
    onSaved: ({ batchId }) => {
      keptValues.delete(keptOutcome(lead.id));
      closeOverlay();
      return onLogged(lead, channel, batchId);
    },
    onError: () => invalidateLeads([lead.id]),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <MutationForm
      submitLabel="Log contact"
      pendingLabel="Saving…"
      onSubmit={submit}
      mutation={{ isPending, error }}
      notice={
        <>
          {isSilent && <ServerSilent what="contact" onRetry={retry} onCancel={cancel} />}
          <OtherDrafts leadId={lead.id} drafts={others} />
        </>
      }
    >
      <fieldset>
        <legend className={legend}>Outcome</legend>
        <div className={group}>
          {[['', 'Not specified'] as const, ...contactOutcomes.map((one) => [one, outcomes[one]] as const)].map(
            ([value, label]) => (
              <label key={value} className={option}>
                <input
                  type="radio"
                  name="outcome"
                  value={value}
                  checked={outcome === value}
                  onChange={() => choose(value)}
                />
                {label}
              </label>
            ),
          )}
        </div>
      </fieldset>
      <TextAreaField
        label="Note"
        hint="Optional. Ctrl Enter to save. The text is kept when you close this dialog."
        name="note"
        // The note on the page below has the id `note`.
        id="contact-note"
        maxLength={textLimits.note}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
    </MutationForm>
  );
}
