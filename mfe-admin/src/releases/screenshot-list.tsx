import type { PageScreenshots } from '@portal/contracts/release-status';
import { css } from 'styled-system/css';
import { countOf } from '../numbers.ts';
import { muted } from '../shared.styles.ts';
import { column, details } from './releases.styles.ts';

const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3', marginTop: '1' });
/** The top of a page: full-page screenshots are several screens high. */
const image = css({
  width: 'full',
  maxHeight: '20rem',
  objectFit: 'cover',
  objectPosition: 'top',
  border: 'hairline',
});

const folder = '/admin/releases/';

/** Screenshots of the live and the checked release, new pages first. */
export function ScreenshotList({ screenshots }: { screenshots: PageScreenshots[] }) {
  if (screenshots.length === 0) return null;
  const sorted = screenshots.toSorted((one, other) => Number('live' in one) - Number('live' in other));
  return (
    <details className={details}>
      <summary>{countOf(screenshots.length, 'screenshot')}</summary>
      <ul className={column}>
        {sorted.map(({ page, width, live, candidate }) => (
          <li key={`${page} ${width}`}>
            <p>
              <code>{page}</code> {width} px{!live && ', new page'}
            </p>
            <div className={pair}>
              {live && <Screenshot label="Live" alt={`${page} at ${width} px, live`} src={folder + live} />}
              <Screenshot label="Candidate" alt={`${page} at ${width} px, candidate`} src={folder + candidate} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Screenshot = ({ label, alt, src }: { label: string; alt: string; src: string }) => (
  <figure>
    <figcaption className={muted}>{label}</figcaption>
    <a href={src}>
      <img className={image} src={src} alt={alt} loading="lazy" />
    </a>
  </figure>
);
