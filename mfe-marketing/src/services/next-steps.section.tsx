import { FeatureList } from '@portal/ui/feature-list';
import { TextLink } from '@portal/ui/link';
import { PillList } from '@portal/ui/pill-list';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';
import type { Service } from './service.ts';
import { solutions } from './solutions.content.ts';

/** Partners used for a service, and related services. */
export function NextStepsSection({ service }: { service: Service }) {
  const related = solutions.filter(({ slug }) => (service.related as readonly string[]).includes(slug));

  return (
    <section
      data-color-mode="light"
      data-practice={service.practice}
      className={css({ '&[data-color-mode]': { bg: 'bg.sunken' }, paddingBlock: 'section' })}
    >
      <div className={wide()}>
        <div className={columns()}>
          <div className={css({ gridColumn: { lg: 'span 5' }, display: 'grid', gap: '5', alignContent: 'start' })}>
            <h2 className={css({ textStyle: 'subheading' })}>Partners we use for it</h2>
            <PillList label="Technology partners" items={service.partners} />
            <p>
              <TextLink to="/partners" arrow>
                Why we chose them
              </TextLink>
            </p>
          </div>
          <div className={css({ gridColumn: { lg: '7 / -1' }, display: 'grid', gap: '5', alignContent: 'start' })}>
            <h2 className={css({ textStyle: 'subheading' })}>Often planned together</h2>
            <FeatureList
              shape="rows"
              items={related.map(({ name, slug }) => ({ title: name, to: `/services/${slug}` }))}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
