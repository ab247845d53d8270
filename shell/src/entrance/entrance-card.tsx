import { useSite } from '@portal/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { css } from 'styled-system/css';

const place = css({
  flex: '1',
  display: 'grid',
  // An address can be one long word: it breaks instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  paddingInline: 'gutter',
  paddingBlock: { base: '8', md: 'section' },
  bg: 'bg.sunken',
  color: 'fg',
});

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  width: 'full',
  maxWidth: '26rem',
  overflowWrap: 'anywhere',
  padding: { base: '6', md: '10' },
  bg: 'bg.raised',
  borderRadius: 'card',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
});

const heading = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const where = css({ textStyle: 'small', color: 'fg.muted' });
const titleLooks = css({ textStyle: 'subheading', outline: 'none' });
const text = css({ textStyle: 'body', color: 'fg.muted', display: 'flex', flexDirection: 'column', gap: '3' });

interface EntranceCardProps {
  title: string;
  /** Sentences between the title and what there is to do. */
  words?: ReactNode;
  /** What was done has led here: keyboard and screen reader go on at the title. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** A page at the door of the lead desk: one card, in the theme of the visitor's system. */
export function EntranceCard({ title, words, takesFocus = false, children }: EntranceCardProps) {
  const { company } = useSite();
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headline.current?.focus();
  }, [takesFocus]);

  return (
    <div className={place} data-theme="system">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={card}>
        <div className={heading}>
          <p className={where}>{company} lead desk</p>
          <h1 className={titleLooks} ref={headline} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {words && <div className={text}>{words}</div>}
        {children}
      </div>
    </div>
  );
}
