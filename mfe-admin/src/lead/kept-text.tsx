import type { DraftKind } from '@portal/contracts/lead';
import { useDraft, useLoadDrafts } from '../session/use-draft.ts';
import { notice } from '../shared.styles.ts';
import { quote } from './unsaved-text.tsx';

/** What a user typed and did not save before a role without notes. */
export function KeptText({ leadId, kind }: { leadId: number; kind: DraftKind }) {
  useLoadDrafts(leadId);
  const { text, others } = useDraft(leadId, kind);
  const texts = [text, ...others.map((other) => other.text)].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <section className={notice} aria-label="Your unsaved text">
      Your unsaved text. With your role you can read and copy it, but not save it.
      {texts.map((one) => (
        <blockquote key={one} className={quote}>
          {one}
        </blockquote>
      ))}
    </section>
  );
}
