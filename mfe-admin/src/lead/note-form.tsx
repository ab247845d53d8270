import { textLimits } from '@portal/contracts/text-limits';
import { visibleText } from '@portal/contracts/visible-text';
import { toast } from '@portal/platform';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import type { SyntheticEvent } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { useDraft } from '../session/use-draft.ts';
import { OtherDrafts, ServerSilent } from './unsaved-text.tsx';
import { useSaveText } from './use-save-text.ts';

const box = css({
  display: 'flex',
  flexDirection: 'column',
  border: 'strong',
  borderRadius: 'control',
  _focusWithin: { borderColor: 'accent', boxShadow: '0 0 0 3px {colors.accent.line}' },
});
const textarea = css({
  minHeight: '16',
  padding: '3',
  resize: 'vertical',
  bg: 'transparent',
  // iOS zooms into fields with less than 16px.
  fontSize: { base: 'md', md: 'sm' },
  lineHeight: 'body',
  _focusVisible: { outline: 'none' },
  '&::placeholder': { color: 'fg.subtle' },
});
const footer = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '1.5',
  paddingInlineStart: '3',
  fontSize: 'xs',
  color: 'fg.muted',
});
const shortcut = css({ hideBelow: 'md' });
const button = css({ whiteSpace: 'nowrap' });

interface NoteFormProps {
  leadId: number;
  id: string;
  /** Changes when something has happened to the lead. */
  version: unknown;
}

/** A note for colleagues. The text is kept until it is saved. */
export function NoteForm({ leadId, id, version }: NoteFormProps) {
  const { text, others, change } = useDraft(leadId, 'note', version);
  const { isPending, isSilent, save, retry, cancel } = useSaveText({
    leadId,
    kind: 'note',
    text,
    send: (draftId, signal) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/notes', {
          params: { path: { id: leadId } },
          body: { text, draftId },
          signal,
          ...withoutLimit,
        }),
      ),
    onSaved: () => invalidateLeads([leadId]),
    onError: (error) => {
      toast.error('The note was not saved', `${errorMessage(error)} Your text is still here.`);
      // An earlier version may be on the timeline by now.
      invalidateLeads([leadId]);
    },
  });
  const isEmpty = visibleText(text) === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isEmpty) save();
  };

  return (
    <form className={box} noValidate onSubmit={submit}>
      <textarea
        id={id}
        name="text"
        className={textarea}
        aria-label="Note"
        placeholder="Add a note…"
        maxLength={textLimits.note}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      {isSilent && <ServerSilent what="note" onRetry={retry} onCancel={cancel} />}
      <OtherDrafts leadId={leadId} drafts={others} />
      <div className={footer}>
        <span>
          <span className={shortcut}>Ctrl Enter to save. </span>Only visible to staff.
        </span>
        <Button
          type="submit"
          size="sm"
          className={button}
          tone={isEmpty ? 'quiet' : 'primary'}
          disabled={isEmpty || isPending}
        >
          {isPending ? 'Saving…' : 'Save note'}
        </Button>
      </div>
    </form>
  );
}
