import { type ClientStatement, shownValue } from '@portal/contracts/client-statement';
import { useSite } from '@portal/platform';
import { Quote } from '@portal/ui/quote';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import { css } from 'styled-system/css';
import { columns } from 'styled-system/patterns';
import { CaseStudyDownload } from '../case-study/case-study-download.tsx';
import { homeownersChallenge, homeownersQuotes, homeownersSolution } from '../client-statements.ts';

/** Figures of the website specification. */
const results = [
  { value: '100%', label: 'decrease in break-ins' },
  { value: '60+', label: 'days without incidents' },
  { value: '7', label: 'locations secured' },
] as const;

const heading = css({ textStyle: 'eyebrow', color: 'accent' });
const headingRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', marginBottom: '3' });
const half = css({ gridColumn: { lg: 'span 6' } });

export function HomeownersStorySection() {
  const quotes = shownValue(homeownersQuotes, useSite());

  return (
    <Section
      id="homeowners-story"
      practice="physical-security"
      eyebrow="Success story: homeowners association"
      title="No break-ins for 60+ days at seven locations"
      intro="A homeowners association secured seven locations. None took longer than an hour to deploy."
    >
      <div className={css({ display: 'grid', gap: { base: '10', lg: '12' } })}>
        <div className={columns({ rowGap: '10', _empty: { display: 'none' } })}>
          <StoryPart title="Challenge" statement={homeownersChallenge} />
          <StoryPart title="Solution" statement={homeownersSolution} />
        </div>
        <div>
          <h3 className={`${heading} ${headingRow}`}>Results</h3>
          <StatRow stats={results} />
          <p className={css({ textStyle: 'small', color: 'fg.muted', marginTop: '6' })}>
            Seven locations, each deployed in under one hour.
          </p>
        </div>
        {quotes && (
          <div className={columns({ rowGap: '10' })}>
            {quotes.map(({ text, by }) => (
              <div key={by} className={half}>
                <Quote by={by} note={<SampleNote statement={homeownersQuotes}>Sample quote</SampleNote>}>
                  {text}
                </Quote>
              </div>
            ))}
          </div>
        )}
        <CaseStudyDownload />
      </div>
    </Section>
  );
}

function StoryPart({ title, statement }: { title: string; statement: ClientStatement<string> }) {
  const text = shownValue(statement, useSite());
  if (!text) return null;

  return (
    <div className={half}>
      <div className={headingRow}>
        <h3 className={heading}>{title}</h3>
        <SampleNote statement={statement}>Sample details</SampleNote>
      </div>
      <p className={css({ textStyle: 'body' })}>{text}</p>
    </div>
  );
}
