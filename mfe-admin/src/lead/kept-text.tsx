import { type DraftKind, draftKinds } from '@portal/contracts/lead';
import { quote } from '../session/unsaved-text.tsx';
import { useDraft, useLoadDrafts } from '../session/use-draft.ts';
import { notice } from '../shared.styles.ts';

interface KeptTextsProps {
  leadId: number;
  /** Why they cannot be saved. */
  reason: string;
}

/** What a user typed and cannot save: the role has changed, or the lead is gone. */
export const KeptTexts = (props: KeptTextsProps) =>
  draftKinds.map((kind) => <KeptText key={kind} kind={kind} {...props} />);

function KeptText({ leadId, kind, reason }: KeptTextsProps & { kind: DraftKind }) {
  useLoadDrafts(leadId);
  const { draft, others } = useDraft(leadId, kind);
  const texts = [draft.text, ...others.map((other) => other.text)].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <section className={notice} aria-label="Your unsaved text">
      Your unsaved text. {reason}
      {texts.map((one) => (
        <blockquote key={one} className={quote}>
          {one}
        </blockquote>
      ))}
    </section>
  );
}
