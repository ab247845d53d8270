import { noWrap } from '@portal/ui/no-wrap';
import { css, cx } from 'styled-system/css';
import { prose } from 'styled-system/patterns';

interface ParagraphsProps {
  texts: readonly string[];
  /** `lead`: the first paragraph is larger. */
  opening?: 'lead';
}

export function Paragraphs({ texts, opening }: ParagraphsProps) {
  return (
    <div
      className={cx(
        prose({ color: 'fg.muted' }),
        opening && css({ '& > :first-child': { textStyle: 'lead', color: 'fg' } }),
      )}
    >
      {texts.map((text) => (
        <p key={text}>{noWrap(text)}</p>
      ))}
    </div>
  );
}
