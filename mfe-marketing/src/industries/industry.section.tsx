import { industryNames } from '@portal/contracts/industries';
import { PillList } from '@portal/ui/pill-list';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';
import { serviceLinks } from '../services/links.ts';
import { Capabilities } from './capabilities.tsx';
import { Highlight } from './highlight.tsx';
import type { Industry } from './industry.ts';
import { IndustryDrawing } from './industry-drawing.tsx';
import { Benefits, Challenges, Financing } from './industry-extras.tsx';

const stack = css({ display: 'grid', gap: { base: '5', md: '8' } });

/** On phones an industry is its heading, until it is opened or its anchor is the target. */
const closable = css({
  '@media screen and (width < 48rem)': {
    '& details': { display: 'block' },
    '&:target details': { display: 'none' },
    '&:not(:target):has(details:not([open])) > div': {
      // The heading is the first child, alone or in the first of two columns.
      '& > :not(:first-child, details), & > div > div + div': { display: 'none' },
    },
  },
});
const more = css({
  display: 'none',
  '& summary': { minHeight: 'tap', paddingBlock: '2.5', textStyle: 'label', color: 'accent', cursor: 'pointer' },
});

/** One industry. Adjacent sections have different layouts. */
export function IndustrySection({ industry, index }: { industry: Industry; index: number }) {
  const { id, capabilities, challenges, financing, benefits } = industry;
  const label = `${industryNames[id]} capabilities`;
  const extras = (
    <>
      {challenges && <Challenges items={challenges} />}
      {financing && <Financing items={financing} />}
      {benefits && <Benefits items={benefits} />}
    </>
  );

  if (index % 3 === 1) {
    return (
      <IndustryFrame industry={industry} sunken>
        <div className={columns()}>
          <IndustryHead industry={industry} className={css({ gridColumn: { lg: 'span 5' } })} />
          <div className={css({ gridColumn: { lg: '6 / -1' } })}>
            <Capabilities items={capabilities} label={label} shape="pairs" />
          </div>
        </div>
        {extras}
      </IndustryFrame>
    );
  }

  if (index % 3 === 2) {
    return (
      <IndustryFrame industry={industry} colorMode="dark">
        <div className={columns()}>
          <div className={css({ gridColumn: { lg: 'span 5' }, display: 'grid', gap: '6', alignContent: 'start' })}>
            <IndustryHead industry={industry} />
            <div className={css({ hideBelow: 'lg' })}>
              <IndustryDrawing id={id} />
            </div>
          </div>
          <div className={css({ gridColumn: { lg: '7 / -1' } })}>
            <Capabilities items={capabilities} label={label} shape="rows" />
          </div>
        </div>
        {extras}
      </IndustryFrame>
    );
  }

  return (
    <IndustryFrame industry={industry}>
      <IndustryHead
        industry={industry}
        className={css({ gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, columnGap: '8' })}
      />
      <Capabilities items={capabilities} label={label} shape="columns" />
      {extras}
    </IndustryFrame>
  );
}

interface IndustryFrameProps {
  industry: Industry;
  colorMode?: 'light' | 'dark';
  sunken?: boolean;
  children: ReactNode;
}

/** The section with its anchor. Every industry ends with links to its services and to the contact form. */
function IndustryFrame({ industry, colorMode = 'light', sunken, children }: IndustryFrameProps) {
  const { id, practice, services } = industry;
  return (
    <section
      id={id}
      data-color-mode={colorMode}
      data-practice={practice}
      className={cx(
        css({ paddingBlock: { base: '6', md: '14' } }),
        closable,
        sunken && css({ '&[data-color-mode]': { bg: 'bg.sunken' } }),
      )}
    >
      <div className={cx(wide(), stack)}>
        {children}
        {/* Empty: it only holds the state, because wide screens and paper show everything. */}
        <details className={more}>
          <summary>What we plan for it</summary>
        </details>
        <div className={css({ display: 'grid', gap: '5' })}>
          <PillList label={`Services for ${industryNames[id]}`} items={serviceLinks(services)} />
          <Highlight industry={industry} />
        </div>
      </div>
    </section>
  );
}

function IndustryHead({ industry: { id, heading, intro }, className }: { industry: Industry; className?: string }) {
  return (
    <div className={cx(css({ display: 'grid', gap: '4', alignContent: 'start' }), className)}>
      <h2 className={css({ textStyle: 'heading', maxWidth: 'measure.heading' })}>
        <span className={css({ display: 'block', textStyle: 'eyebrow', color: 'accent', marginBottom: '3' })}>
          {industryNames[id]}
        </span>{' '}
        {heading}
      </h2>
      <p className={css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure.text', alignSelf: 'end' })}>
        {intro}
      </p>
    </div>
  );
}
