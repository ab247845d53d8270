import { toast } from '@portal/platform';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { useTextForm } from './use-text-form.tsx';

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
  const { onSubmit, mutation, isEmpty, field, notice } = useTextForm({
    leadId,
    kind: 'note',
    version,
    isRequired: true,
    send: (text, draftId, signal) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/notes', {
          params: { path: { id: leadId } },
          body: { text, draftId },
          signal,
          ...withoutLimit,
        }),
      ),
    onError: (error) => toast.error('The note was not saved', `${errorMessage(error)} Your text is still here.`),
  });

  return (
    <form className={box} noValidate onSubmit={onSubmit}>
      <textarea id={id} name="text" className={textarea} aria-label="Note" placeholder="Add a note…" {...field} />
      {notice}
      <div className={footer}>
        <span>
          <span className={shortcut}>Ctrl Enter to save. </span>Only visible to staff.
        </span>
        <Button
          type="submit"
          size="sm"
          className={button}
          tone={isEmpty ? 'quiet' : 'primary'}
          disabled={isEmpty || mutation.isPending}
        >
          {mutation.isPending ? 'Saving…' : 'Save note'}
        </Button>
      </div>
    </form>
  );
}
