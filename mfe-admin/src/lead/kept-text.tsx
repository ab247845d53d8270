import type { DraftKind } from '@portal/contracts/lead';
import { css } from 'styled-system/css';
import { useDraft } from '../session/use-draft.ts';

const box = css({ padding: '3', borderRadius: 'control', bg: 'bg.sunken', fontSize: 'xs', color: 'fg.muted' });
const quote = css({
  color: 'fg',
  textStyle: 'small',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  marginTop: '1',
});

/** What a user typed and did not save before a role without notes. */
export function KeptText({ leadId, kind }: { leadId: number; kind: DraftKind }) {
  const { text, others } = useDraft(leadId, kind);
  const texts = [text, ...others.map((other) => other.text)].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <section className={box} aria-label="Your unsaved text">
      Your unsaved text. With your role you can read and copy it, but not save it.
      {texts.map((one) => (
        <blockquote key={one} className={quote}>
          {one}
        </blockquote>
      ))}
    </section>
  );
}
