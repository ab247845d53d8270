import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { Capabilities } from './capabilities.tsx';
import { Highlight } from './highlight.tsx';
import type { Industry } from './industry.ts';
import { IndustryDrawing } from './industry-drawing.tsx';
import { Benefits, Challenges, Financing } from './industry-extras.tsx';

const stack = css({ display: 'grid', gap: '12' });

/** One industry. Adjacent sections have different layouts. */
export function IndustrySection({ industry, index }: { industry: Industry; index: number }) {
  const { id, name, practice, heading, intro, capabilities, challenges, financing, benefits, highlight } = industry;
  const rest = (
    <>
      {financing && <Financing items={financing} />}
      {benefits && <Benefits items={benefits} />}
      <Highlight>{highlight}</Highlight>
    </>
  );
  const title = (
    <>
      <span className={css({ display: 'block', textStyle: 'eyebrow', color: 'accent', marginBottom: '3' })}>
        {name}
      </span>{' '}
      {heading}
    </>
  );
  const common = { id, practice, title, intro } as const;

  if (challenges || index % 3 === 1) {
    return (
      <Section {...common} sunken layout="sticky">
        <div className={stack}>
          {challenges && <Challenges items={challenges} />}
          <Capabilities items={capabilities} label={`${name} capabilities`} shape="rows" />
          {rest}
        </div>
      </Section>
    );
  }

  if (index % 3 === 2) {
    return (
      <Section {...common} colorMode="dark" layout="split" drawing={<IndustryDrawing id={id} />}>
        <div className={css({ display: 'grid', gap: '12', marginTop: '4' })}>
          <Capabilities items={capabilities} label={`${name} capabilities`} shape="pairs" />
          {rest}
        </div>
      </Section>
    );
  }

  return (
    <Section {...common}>
      <div className={stack}>
        <Capabilities items={capabilities} label={`${name} capabilities`} shape="columns" />
        {rest}
      </div>
    </Section>
  );
}
