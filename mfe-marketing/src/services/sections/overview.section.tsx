import { noWrap } from '@portal/ui/no-wrap';
import { Section } from '@portal/ui/section';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { columns, prose, wide } from 'styled-system/patterns';
import type { Service } from '../service.ts';
import { band } from './band.ts';

const Paragraphs = ({ service }: { service: Service }) =>
  service.overview.paragraphs.map((paragraph) => <p key={paragraph}>{noWrap(paragraph)}</p>);

/** The heading beside the text. */
export function OverviewBeside({ service }: { service: Service }) {
  return (
    <Section practice={service.practice} layout="sticky" title={service.overview.title} className={band}>
      <div className={prose()}>
        <Paragraphs service={service} />
      </div>
    </Section>
  );
}

/** The text in two columns under the heading. */
export function OverviewBelow({ service }: { service: Service }) {
  return (
    <Section practice={service.practice} title={service.overview.title} className={band}>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: '12',
          rowGap: '4',
          '& p': { textStyle: 'body', maxWidth: 'measure.text' },
        })}
      >
        <Paragraphs service={service} />
      </div>
    </Section>
  );
}

/** Heading and text in one column, `aside` in the other. */
export function OverviewWithAside({ service, aside }: { service: Service; aside: ReactNode }) {
  return (
    <section data-color-mode="light" data-practice={service.practice} className={band}>
      <div className={wide()}>
        <div className={columns({ alignItems: 'center' })}>
          <div className={prose({ gridColumn: { lg: 'span 6' } })}>
            <h2 className={css({ textStyle: 'heading', maxWidth: 'measure.heading', marginBottom: '2' })}>
              {service.overview.title}
            </h2>
            <Paragraphs service={service} />
          </div>
          <div className={css({ gridColumn: { lg: '8 / -1' } })}>{aside}</div>
        </div>
      </div>
    </section>
  );
}
