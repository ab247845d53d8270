import { useSite } from '@portal/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { css } from 'styled-system/css';

const page = css({
  flex: '1',
  display: 'grid',
  // An e-mail address can be one long word: it wraps instead of widening the page.
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
  border: 'hairline',
});

const heading = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const productStyles = css({ textStyle: 'small', color: 'fg.muted' });
const titleStyles = css({ textStyle: 'subheading', outline: 'none' });
const textStyles = css({ textStyle: 'body', color: 'fg.muted', display: 'flex', flexDirection: 'column', gap: '3' });

interface AuthCardProps {
  title: string;
  /** Between the title and the form. */
  text?: ReactNode;
  /** Moves the focus to the title: the card replaces one that the visitor has just submitted. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** Page of the auth routes: one card, in the color mode of the visitor's system. */
export function AuthCard({ title, text, takesFocus = false, children }: AuthCardProps) {
  const { company } = useSite();
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headline.current?.focus();
  }, [takesFocus]);

  return (
    <div className={page} data-theme="system">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={card}>
        <div className={heading}>
          <p className={productStyles}>{company} lead desk</p>
          <h1 className={titleStyles} ref={headline} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {text && <div className={textStyles}>{text}</div>}
        {children}
      </div>
    </div>
  );
}
