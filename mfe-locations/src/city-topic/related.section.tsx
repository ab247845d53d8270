import { cityNames } from '@portal/contracts/cities';
import { cityTopics, topicSlugs } from '@portal/contracts/city-topics';
import { servicePath, services } from '@portal/contracts/services';
import { FeatureList } from '@portal/ui/feature-list';
import { PillList } from '@portal/ui/pill-list';
import { Section } from '@portal/ui/section';
import { css, cx } from 'styled-system/css';
import { columns } from 'styled-system/patterns';
import { cityPath, siblingOf, topicPath } from '../content/addresses.ts';
import type { CityPartner, CityPractice } from '../content/city.ts';
import { compact } from '../spacing.ts';

/** Links to the related services, the same topic in the other city and the other topics in this city. */
export function RelatedSection({ page, sunken }: { page: CityPractice | CityPartner; sunken?: boolean }) {
  const topic = cityTopics[page.topic];
  const city = cityNames[page.city];
  const sibling = siblingOf(page.city);
  const siblingName = cityNames[sibling];
  const others = topicSlugs.filter((slug) => slug !== page.topic);

  return (
    <Section
      sunken={sunken}
      // On paper they lead nowhere.
      className={cx(compact, css({ _print: { display: 'none' } }))}
      practice={topic.practice}
      title={`Related to ${topic.name} in ${city}`}
    >
      <div className={columns()}>
        <div className={css({ gridColumn: { lg: 'span 5' } })}>
          <FeatureList
            shape="rows"
            items={[
              ...page.services.map((slug) => ({ title: services[slug].name, to: servicePath(slug) })),
              { title: `${topic.name} in ${siblingName}`, to: topicPath(sibling, page.topic) },
            ]}
          />
        </div>
        <div className={css({ gridColumn: { lg: '7 / -1' } })}>
          <h3 className={css({ textStyle: 'cardTitle', marginBottom: '5' })}>More from {city}</h3>
          <PillList
            items={[
              { label: `All of ${city}`, to: cityPath(page.city) },
              ...others.map((slug) => ({ label: cityTopics[slug].name, to: topicPath(page.city, slug) })),
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
