import { VestibuleDrawing } from '@portal/ui/drawing/vestibule';
import { Quote } from '@portal/ui/quote';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { prose } from 'styled-system/patterns';
import { nonProfitStory } from './home.content.ts';

export function NonProfitStorySection() {
  const { sector, title, paragraphs, quote, features } = nonProfitStory;

  return (
    <Section
      colorMode="dark"
      practice="physical-security"
      layout="split"
      eyebrow={`Success story: ${sector}`}
      title={title}
      drawing={
        <div className={css({ display: 'grid', gap: '10' })}>
          <VestibuleDrawing />
          <Quote by={quote.by}>{quote.text}</Quote>
        </div>
      }
    >
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
              borderInlineStartWidth: 'rule',
              borderInlineStartStyle: 'solid',
              borderInlineStartColor: 'accent',
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
