import { cityNames } from '@portal/contracts/cities';
import { consultationPath } from '@portal/contracts/consultation';
import { useSite } from '@portal/platform';
import { Answers } from '@portal/ui/answers';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { Faq } from '@portal/ui/faq';
import { FeatureList } from '@portal/ui/feature-list';
import { TextLink } from '@portal/ui/link';
import { PageHero } from '@portal/ui/page-hero';
import { PillList } from '@portal/ui/pill-list';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import { faqPage, service } from '@portal/ui/structured-data';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { band } from '../services/sections/band.ts';
import type { SpanishCity } from './content/cities.content.ts';
import { OtherServices } from './other-services.section.tsx';
import { breadcrumbsLabel, home, SpanishPage } from './spanish-page.tsx';

interface CityPageProps {
  city: SpanishCity;
  building: ReactNode;
  /** Path of the other city's page. */
  elsewhere: string;
}

export function CityPage({ city, building, elsewhere }: CityPageProps) {
  const { title, description, highlights, readers, coverage, faq, closing } = city;
  const path = `/es/${city.slug}`;
  const name = cityNames[city.slug];
  const node = service(useSite(), {
    path,
    serviceType: 'Integración de tecnología',
    name: `Integración de tecnología en ${name}`,
    description,
    city: name,
    areas: coverage.areas,
  });

  return (
    <SpanishPage
      path={path}
      title={title}
      description={description}
      crumb={name}
      structuredData={[node, faqPage(faq.items)]}
    >
      <PageHero
        breadcrumbs={[home, { label: name }]}
        breadcrumbsLabel={breadcrumbsLabel}
        eyebrow={`${name}, Texas`}
        title={city.headline}
        lead={city.lead}
        actions={
          <>
            <ButtonLink to={consultationPath({ about: name }, 'es')} size="lg">
              Pida una visita
            </ButtonLink>
            <ButtonLink to="/es/camaras-de-seguridad" size="lg" tone="quiet">
              Vea las cámaras
            </ButtonLink>
          </>
        }
        panorama={building}
      >
        <StatRow
          stats={highlights}
          className={css({
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
            gap: { base: '3', sm: '6', lg: '3', xl: '6' },
            // Words instead of figures.
            '& dt': { fontSize: { base: 'xl', xl: '2xl' } },
          })}
        />
      </PageHero>
      <Answers answers={city.answers} />
      <Section title={readers.title} className={band}>
        <FeatureList shape="columns" items={readers.items} />
      </Section>
      <OtherServices title={`Lo que instalamos en ${name}`} />
      <Section
        colorMode="dark"
        title={coverage.title}
        intro={coverage.intro}
        className={band}
        actions={
          <TextLink to={elsewhere} arrow>
            {coverage.elsewhere}
          </TextLink>
        }
      >
        <PillList label="Zonas que atendemos" items={coverage.areas} />
      </Section>
      <Section sunken layout="sticky" title={faq.title} className={band}>
        <Faq items={faq.items} />
      </Section>
      <CallToAction about={name} title={closing.title} text={closing.text} action="Pida una visita sin costo" />
    </SpanishPage>
  );
}
