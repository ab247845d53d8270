import { cityNames } from '@portal/contracts/cities';
import { consultationPath } from '@portal/contracts/consultation';
import { servicePath } from '@portal/contracts/services';
import { useSite } from '@portal/platform';
import { Answers } from '@portal/ui/answers';
import { ButtonLink } from '@portal/ui/button';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { StatRow } from '@portal/ui/stat-row';
import { breadcrumbList, faqPage, service } from '@portal/ui/structured-data';
import type { ComponentType } from 'react';
import { css } from 'styled-system/css';
import { cityPath } from '../content/addresses.ts';
import type { City } from '../content/city.ts';

/** SEO data and hero, with figures or first steps that are visible without scrolling. */
export function CityHead({ city, building: Building }: { city: City; building: ComponentType }) {
  const site = useSite();
  const name = cityNames[city.slug];
  const path = cityPath(city.slug);
  const crumbs = [{ label: 'Home', to: '/' }, { label: name }];
  const { areas } = city.coverage;

  return (
    <>
      <Seo
        title={city.title}
        description={city.description}
        path={path}
        structuredData={[
          service(site, {
            path,
            serviceType: 'Technology integration',
            description: city.description,
            city: name,
            areas,
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
            <ButtonLink to={consultationPath({ about: name })} size="lg">
              Request a consultation
            </ButtonLink>
            <ButtonLink to={servicePath('video-surveillance')} size="lg" tone="quiet">
              See video surveillance
            </ButtonLink>
          </>
        }
        panorama={<Building />}
      >
        {city.stats && (
          <StatRow
            stats={city.stats}
            className={css({
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
              gap: { base: '3', sm: '6', lg: '3', xl: '6' },
              width: 'full',
            })}
          />
        )}
        {city.firstSteps && (
          <ol className={steps}>
            {city.firstSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </PageHero>
      <Answers answers={city.answers} />
    </>
  );
}

const steps = css({
  listStyle: 'decimal',
  paddingInlineStart: '6',
  textStyle: 'body',
  '& ::marker': { color: 'accent', fontWeight: 'semibold' },
});
