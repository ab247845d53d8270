import { Quote } from '@portal/ui/quote';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import { css } from 'styled-system/css';
import { columns } from 'styled-system/patterns';
import { CaseStudyDownload } from '../case-study/case-study-download.tsx';
import { homeownersStory } from './homeowners-story.content.ts';

const heading = css({ textStyle: 'eyebrow', color: 'accent', marginBottom: '3' });

export function HomeownersStorySection() {
  const { title, subtitle, challenge, solution, results, testimonials } = homeownersStory;

  return (
    <Section
      id="homeowners-story"
      practice="physical-security"
      eyebrow="Success story: homeowners association"
      title={title}
      intro={subtitle}
    >
      <div className={css({ display: 'grid', gap: { base: '12', lg: '16' } })}>
        <div className={columns({ rowGap: '10' })}>
          <div className={css({ gridColumn: { lg: 'span 6' } })}>
            <h3 className={heading}>Challenge</h3>
            <p className={css({ textStyle: 'body' })}>{challenge}</p>
          </div>
          <div className={css({ gridColumn: { lg: 'span 6' } })}>
            <h3 className={heading}>Solution</h3>
            <p className={css({ textStyle: 'body' })}>{solution}</p>
          </div>
        </div>
        <div>
          <h3 className={heading}>Results</h3>
          <StatRow stats={results} />
          <p className={css({ textStyle: 'small', color: 'fg.muted', marginTop: '6' })}>
            Seven locations, each deployed in under one hour.
          </p>
        </div>
        <div className={columns({ rowGap: '10' })}>
          {testimonials.map(({ quote, speaker }) => (
            <div key={speaker} className={css({ gridColumn: { lg: 'span 6' } })}>
              <Quote by={speaker}>{quote}</Quote>
            </div>
          ))}
        </div>
        <CaseStudyDownload />
      </div>
    </Section>
  );
}
