import type { PageScreenshots, ReleaseStatus, Verdict } from '@portal/contracts/release-status';
import { type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';
import { hstack, wrap } from 'styled-system/patterns';
import { countOf } from '../numbers.ts';
import { muted } from '../shared.styles.ts';
import { formatMediumDateTime } from '../time/business-time.ts';
import { BusinessTime } from './business-time.tsx';
import { EarlierReleases } from './earlier-releases.tsx';
import { column, details, heading, version } from './releases.styles.ts';
import { ViolationList } from './violation-list.tsx';

const section = css({ border: 'hairline', borderRadius: 'control', marginBottom: '5' });
const head = wrap({
  align: 'center',
  justify: 'space-between',
  columnGap: '4',
  rowGap: '1',
  paddingInline: '4',
  paddingBlock: '3',
  borderBottom: 'hairline',
});
const title = css({ fontFamily: 'heading', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' });
const report = css({ padding: '4', bg: 'bg.sunken', borderBottom: 'hairline', _empty: { display: 'none' } });
const notes = css({ listStyle: 'disc', paddingInlineStart: '5', fontSize: 'sm' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '6',
  padding: '4',
});

/** One remote: its live release, the result of the latest check, and the releases to roll back to. */
export function RemoteReleases({ status }: { status: ReleaseStatus }) {
  const { name, verdict } = status;
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <header className={head}>
        <h2 id={id} className={title}>
          {name}
        </h2>
        <RemoteState status={status} />
      </header>
      <div className={report}>
        <Problems status={status} />
      </div>
      {verdict && <CheckReport status={status} verdict={verdict} />}
      <div className={columns}>
        <Live status={status} />
        <EarlierReleases status={status} />
      </div>
    </section>
  );
}

const Problem = ({ title, children }: { title: string; children: ReactNode }) => (
  <p>
    <strong>{title}:</strong> {children}
  </p>
);

/** Why no newer release is published, and why a release that does harm is still live. */
const Problems = ({ status: { suspicion, waiting, source } }: { status: ReleaseStatus }) => (
  <>
    {suspicion && <Problem title="The live release does harm">{suspicion}</Problem>}
    {waiting && <Problem title="Waiting for its check">{waiting}</Problem>}
    {source.error && (
      <Problem title="The source cannot be read">
        {source.error} <span className={version}>{source.address}</span>{' '}
        <span className={muted}>
          {source.readAt ? 'Last read ' : 'It was never read.'}
          {source.readAt && <BusinessTime at={source.readAt} />}
        </span>
      </Problem>
    )}
  </>
);

/** The result of the latest check: violations, notes and screenshots. */
function CheckReport({ status, verdict }: { status: ReleaseStatus; verdict: Verdict }) {
  const { violations, checkedAt, isCheckedInBrowser, screenshots } = verdict;
  return (
    <div className={report}>
      <div className={column}>
        <p>
          <strong className={version}>{verdict.version}</strong>{' '}
          {violations.length > 0 ? resultOf(status, verdict) : 'passed the checks.'}{' '}
          <span className={muted}>
            <BusinessTime at={checkedAt} />
          </span>
        </p>
        <p>{browserText(isCheckedInBrowser, status.checking === verdict.version)}</p>
        <ViolationList violations={violations} />
        {verdict.notes.length > 0 && (
          <>
            <h3 className={heading}>Notes</h3>
            <ul className={notes}>
              {verdict.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
        <ScreenshotList screenshots={screenshots} />
      </div>
    </div>
  );
}

function browserText(isChecked: boolean, isBeingChecked: boolean): string {
  if (isChecked) return 'Checked in a browser.';
  return isBeingChecked ? 'Being checked in a browser.' : 'Not checked in a browser.';
}

function resultOf({ live }: ReleaseStatus, { version: checked }: Verdict): string {
  if (checked === live) return 'failed the checks, and is live. Publish a fix, or roll back.';
  return `was rejected. ${live ? 'Visitors still get the live release.' : 'Visitors get none of its pages.'}`;
}

function Live({ status }: { status: ReleaseStatus }) {
  const { live, liveSince, isCheckedInBrowser, isPinned, checking, watch, previews } = status;
  return (
    <div className={column}>
      <h3 className={heading}>Live</h3>
      {live ? (
        <div>
          <p className={version}>
            <strong>{live}</strong>
          </p>
          {liveSince && (
            <p className={muted}>
              since <BusinessTime at={liveSince} />
            </p>
          )}
          {isCheckedInBrowser !== undefined && (
            <p className={muted}>{browserText(isCheckedInBrowser, checking === live)}</p>
          )}
          {watch && (
            <p className={muted}>
              Rolled back by itself if it does harm until <BusinessTime at={watch.until} />. {watch.problems.join(' ')}
            </p>
          )}
          {isPinned && <p className={muted}>Pinned: newer releases are not published until somebody unpins it.</p>}
        </div>
      ) : (
        <p className={muted}>No live release. Visitors see an error message instead of these pages.</p>
      )}
      {checking && checking !== live && (
        <p className={muted}>
          Checking <span className={version}>{checking}</span>
        </p>
      )}
      {previews.map(({ version: candidate, until }) => (
        <div key={candidate + until}>
          <h3 className={heading}>Preview</h3>
          <p className={version}>{candidate}</p>
          <p className={muted}>
            Visible with its link until <time dateTime={until}>{formatMediumDateTime(until)}</time>
          </p>
        </div>
      ))}
    </div>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'xs' });
const item = hstack({
  display: 'inline-flex',
  gap: '2',
  _before: { content: '""', width: '2', height: '2', borderRadius: 'full', bg: 'accent' },
  '&[data-state=bad]': { color: 'danger.text', fontWeight: 'semibold', _before: { bg: 'danger.text' } },
  '&[data-state=none]': { color: 'fg.muted', _before: { bg: 'fg.subtle' } },
});

type State = [label: string, tone: 'bad' | 'none' | 'live' | 'pinned' | 'preview'];

const practices = { live: 'it-security', pinned: 'physical-security', preview: 'connectivity' };

/** The state of a remote as short labels. */
const RemoteState = ({ status }: { status: ReleaseStatus }) => (
  <p className={list}>
    {statesOf(status).map(([label, tone]) => (
      <span
        key={label}
        className={item}
        data-state={tone}
        data-practice={tone in practices ? practices[tone as keyof typeof practices] : undefined}
      >
        {label}
      </span>
    ))}
  </p>
);

function statesOf(status: ReleaseStatus): State[] {
  const { live, isCheckedInBrowser, isPinned, suspicion, waiting, checking, source, verdict, previews } = status;
  const states: (State | '' | false | undefined)[] = [
    suspicion && ['Does harm', 'bad'],
    source.error && ['Source error', 'bad'],
    verdict !== undefined &&
      verdict.violations.length > 0 && [verdict.version === live ? 'Failed its checks' : 'Release rejected', 'bad'],
    waiting && ['Waiting for a browser', 'bad'],
    live !== undefined && isCheckedInBrowser === false && !checking && ['Not checked in a browser', 'bad'],
    checking && ['Being checked', 'none'],
    live ? (isPinned ? ['Pinned', 'pinned'] : ['Live', 'live']) : ['No live release', 'none'],
    previews.length > 0 && ['Preview', 'preview'],
  ];
  return states.filter((state) => typeof state === 'object');
}

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
function ScreenshotList({ screenshots }: { screenshots: PageScreenshots[] }) {
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
