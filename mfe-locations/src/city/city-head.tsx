import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { StatRow } from '@portal/ui/stat-row';
import { breadcrumbList, business, faqPage, service } from '@portal/ui/structured-data';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import { cityPath, servicePath } from '../content/addresses.ts';
import { cities } from '../content/cities.content.ts';
import type { CityPageProps } from './city.page.tsx';

/** SEO data, hero and stats. */
export function CityHead({ city, drawing: Drawing }: Pick<CityPageProps, 'city' | 'drawing'>) {
  const site = useSite();
  const { name } = cities[city.slug];
  const path = cityPath(city.slug);
  const crumbs = [{ label: 'Home', to: '/' }, { label: name }];

  return (
    <>
      <Seo
        title={city.title}
        description={city.description}
        path={path}
        structuredData={[
          business(site),
          service(site, {
            path,
            serviceType: 'Technology integration',
            description: city.description,
            city: name,
            areas: city.coverage.areas,
          }),
          breadcrumbList(site, path, crumbs),
          faqPage(city.faq.items),
        ]}
      />
      <PageHero
        breadcrumbs={crumbs}
        eyebrow={`${name}, Texas`}
        title={city.headline}
        lead={city.lead}
        actions={
          <>
            <ButtonLink to="/contact" size="lg">
              Request a consultation
            </ButtonLink>
            <ButtonLink to={servicePath('video-surveillance')} size="lg" tone="quiet">
              See video surveillance
            </ButtonLink>
          </>
        }
        drawing={<Drawing />}
      />
      <div data-color-mode="dark" className={css({ bg: 'bg.sunken', paddingBlock: { base: '10', md: '14' } })}>
        <div className={wide()}>
          <StatRow stats={city.stats} />
        </div>
      </div>
    </>
  );
}
