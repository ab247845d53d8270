import { toast } from '@portal/platform';
import { answer, staff } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { css } from 'styled-system/css';
import { readAgain, reasonOf } from './lead-actions.ts';
import { draftOf, keepDraft } from './note-draft.ts';

const box = css({
  display: 'flex',
  flexDirection: 'column',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'control',
  _focusWithin: { borderColor: 'accent', boxShadow: '0 0 0 3px {colors.accent.line}' },
});
const text = css({
  minHeight: '16',
  padding: '3',
  resize: 'vertical',
  bg: 'transparent',
  // 16px at least where a finger types, or iOS zooms into the field.
  fontSize: { base: 'md', md: 'sm' },
  lineHeight: 'body',
  _focusVisible: { outline: 'none' },
  '&::placeholder': { color: 'fg.subtle' },
});
const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '1.5',
  paddingInlineStart: '3',
  fontSize: 'xs',
  color: 'fg.muted',
});

const byKey = css({ hideBelow: 'md' });
const own = css({ whiteSpace: 'nowrap' });

const longest = 5000;

interface NoteBoxProps {
  leadId: number;
  ref: Ref<HTMLTextAreaElement>;
}

/** A note for colleagues. Until it is stored, what was typed outlives leaving the page, losing the session and going offline. */
export function NoteBox({ leadId, ref }: NoteBoxProps) {
  const [note, setNote] = useState(() => draftOf(leadId));
  const [isSaving, setIsSaving] = useState(false);

  const write = (words: string) => {
    setNote(words);
    keepDraft(leadId, words);
  };
  const save = async () => {
    if (!note.trim() || isSaving) return;
    setIsSaving(true);
    try {
      await answer(
        staff.POST('/api/admin/leads/{id}/notes', { params: { path: { id: leadId } }, body: { text: note } }),
      );
      write('');
      await readAgain([leadId]);
    } catch (error) {
      toast.error('The note is not saved yet', `${reasonOf(error)} What you wrote is still here.`);
    } finally {
      setIsSaving(false);
    }
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };

  return (
    <div className={box}>
      <textarea
        ref={ref}
        className={text}
        aria-label="Note"
        placeholder="Write a note for your colleagues…"
        maxLength={longest}
        value={note}
        onChange={({ target }) => write(target.value)}
        onKeyDown={saveByKey}
      />
      <div className={foot}>
        <span>
          <span className={byKey}>Ctrl Enter saves. </span>The visitor never sees it.
        </span>
        <Button
          size="sm"
          className={own}
          tone={note.trim() ? 'primary' : 'quiet'}
          disabled={!note.trim() || isSaving}
          onClick={save}
        >
          {isSaving ? 'Saving…' : 'Save note'}
        </Button>
      </div>
    </div>
  );
}
