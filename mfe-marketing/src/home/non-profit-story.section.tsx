import { shownValue } from '@portal/contracts/client-statement';
import { VestibuleDrawing } from '@portal/drawings/vestibule';
import { useSite } from '@portal/platform';
import { Quote } from '@portal/ui/quote';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { prose } from 'styled-system/patterns';
import { nonProfitStory } from '../client-statements.ts';

export function NonProfitStorySection() {
  const story = shownValue(nonProfitStory, useSite());
  if (!story) return null;
  const { title, paragraphs, quote, features } = story;

  return (
    <Section
      colorMode="dark"
      practice="physical-security"
      layout="split"
      eyebrow="Success story: Child-protection non-profit"
      title={title}
      drawing={
        <div className={css({ display: 'grid', gap: '10' })}>
          <VestibuleDrawing />
          <Quote by={quote.by} note={<SampleNote statement={nonProfitStory}>Sample quote</SampleNote>}>
            {quote.text}
          </Quote>
        </div>
      }
    >
      <SampleNote statement={nonProfitStory}>Sample details</SampleNote>
      <div className={prose({ color: 'fg.muted' })}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={css({ display: 'grid', gap: '5', margin: '0', maxWidth: 'measure.text' })}>
        {features.map(({ title, text }) => (
          <div
            key={title}
            className={css({
              display: 'grid',
              gap: '1',
              paddingInlineStart: '5',
              borderInlineStart: 'accent',
            })}
          >
            <dt className={css({ textStyle: 'cardTitle' })}>{title}</dt>
            <dd className={css({ margin: '0', color: 'fg.muted' })}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
