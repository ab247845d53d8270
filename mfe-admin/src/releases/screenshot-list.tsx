import type { PageScreenshots } from '@portal/contracts/release-status';
import { details } from './releases.styles.ts';
import * as styles from './screenshot-list.styles.ts';

const folder = '/admin/releases/';
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Screenshots of the live and the checked release, the most changed first. */
export function ScreenshotList({ screenshots }: { screenshots: PageScreenshots[] }) {
  if (screenshots.length === 0) return null;
  const sorted = screenshots.toSorted((one, other) => (other.changed ?? 1) - (one.changed ?? 1));
  return (
    <details className={details}>
      <summary>{screenshots.length === 1 ? '1 screenshot' : `${screenshots.length} screenshots`}</summary>
      <ul className={styles.list}>
        {sorted.map((screenshot) => (
          <Comparison key={`${screenshot.page} ${screenshot.width}`} {...screenshot} />
        ))}
      </ul>
    </details>
  );
}

function Comparison({ page, width, live, candidate, changed }: PageScreenshots) {
  const name = `${page} at ${width} px`;
  return (
    <li>
      <p>
        <code>{page}</code> {width} px, {changed === undefined ? 'new page' : `${percent.format(changed)} changed`}
      </p>
      <div className={styles.pair}>
        {live && <Screenshot label="Live" alt={`${name}, live`} src={folder + live} />}
        <Screenshot label="Candidate" alt={`${name}, candidate`} src={folder + candidate} />
      </div>
    </li>
  );
}

const Screenshot = ({ label, alt, src }: { label: string; alt: string; src: string }) => (
  <figure>
    <figcaption>{label}</figcaption>
    <a href={src}>
      <img className={styles.image} src={src} alt={alt} loading="lazy" />
    </a>
  </figure>
);
