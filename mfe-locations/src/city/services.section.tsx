import { cityNames } from '@portal/contracts/cities';
import { cityTopics, topicSlugs } from '@portal/contracts/city-topics';
import { practiceName } from '@portal/contracts/practices';
import { servicePath, services } from '@portal/contracts/services';
import { TextLink } from '@portal/ui/link';
import { PillList } from '@portal/ui/pill-list';
import { PracticeMark } from '@portal/ui/practice-mark';
import { Section } from '@portal/ui/section';
import { css, cx } from 'styled-system/css';
import { columns } from 'styled-system/patterns';
import { topicPath } from '../content/addresses.ts';
import type { City } from '../content/city.ts';
import { compact } from '../spacing.ts';

/** Services and city pages, grouped by practice. */
export function ServicesSection({ city }: { city: City }) {
  const name = cityNames[city.slug];

  return (
    <Section sunken className={compact} title={city.services.title} intro={city.services.intro}>
      {city.services.groups.map(({ practice, slugs }) => (
        <div key={practice} data-practice={practice} className={cx(columns({ rowGap: '5' }), group)}>
          <h3 className={practiceTitle}>
            <PracticeMark practice={practice} />
            {practiceName(practice)}
          </h3>
          <ul className={serviceList}>
            {slugs.map((slug) => (
              <li key={slug} className={service}>
                <TextLink to={servicePath(slug)} tone="quiet">
                  {services[slug].name}
                </TextLink>
              </li>
            ))}
          </ul>
          <div className={css({ gridColumn: { lg: '9 / -1' } })}>
            <PillList
              label={`${practiceName(practice)} in ${name}`}
              items={topicSlugs
                .filter((topic) => cityTopics[topic].practice === practice)
                .map((topic) => ({ label: `${cityTopics[topic].name} in ${name}`, to: topicPath(city.slug, topic) }))}
            />
          </div>
        </div>
      ))}
    </Section>
  );
}

const group = css({
  paddingBlock: '8',
  borderTop: 'strong',
});

const practiceTitle = css({
  gridColumn: { lg: 'span 3' },
  textStyle: 'cardTitle',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '3',
});

const serviceList = css({
  gridColumn: { lg: '4 / span 5' },
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' },
});

const service = css({ minHeight: { base: 'tap', lg: '9' }, display: 'flex', alignItems: 'center' });
