import { useSite } from '@portal/platform';
import { css } from 'styled-system/css';

const styles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  fontFamily: 'heading',
  fontWeight: 'bold',
  fontSize: 'min(1.375rem, 7vw)',
  lineHeight: 'none',
  letterSpacing: 'display',
});

const corner = {
  safer: css({ stroke: 'practice.physical-security.onDark' }),
  smarter: css({ stroke: 'practice.audiovisual.onDark' }),
  connected: css({ stroke: 'practice.connectivity.onDark' }),
  secured: css({ stroke: 'practice.it-security.onDark' }),
};

/** The company's logo, for dark backgrounds. */
export function Logo() {
  const { company } = useSite();
  return (
    <span className={styles}>
      <svg width="30" height="30" viewBox="0 0 30 30" fill="none" strokeWidth="3.5" aria-hidden="true">
        <path className={corner.safer} d="M2 12V7a5 5 0 0 1 5-5h5" />
        <path className={corner.smarter} d="M18 2h5a5 5 0 0 1 5 5v5" />
        <path className={corner.connected} d="M28 18v5a5 5 0 0 1-5 5h-5" />
        <path className={corner.secured} d="M12 28H7a5 5 0 0 1-5-5v-5" />
        <circle cx="15" cy="15" r="3.75" fill="currentColor" />
      </svg>
      {company}
    </span>
  );
}
