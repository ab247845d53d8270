import { practices } from '@portal/contracts/practices';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { Faq } from '@portal/ui/faq';
import { FeatureList } from '@portal/ui/feature-list';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';
import { Steps } from '@portal/ui/steps';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { prose } from 'styled-system/patterns';
import { breadcrumbList, faqPage, graph, serviceAt } from '../structured-data.ts';
import { FigureBand } from './figure-band.tsx';
import { NextSteps } from './next-steps.section.tsx';
import type { Service } from './service.ts';

/** The template of all sixteen service pages: each page module fills it with its own record. */
export function ServicePage({ service, drawing }: { service: Service; drawing: ReactNode }) {
  const site = useSite();
  const path = `/services/${service.slug}`;
  const practice = practices.find(({ id }) => id === service.practice);

  return (
    <>
      <Seo
        title={service.name}
        description={service.description}
        path={path}
        jsonLd={graph(
          serviceAt(site, path, service.name, service.description),
          breadcrumbList(site, { name: 'Services', path: '/services' }, { name: service.name, path }),
          faqPage(service.faq),
        )}
      />
      <PageHero
        practice={service.practice}
        eyebrow={practice?.name}
        title={service.name}
        lead={service.lead}
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: service.name }]}
        actions={
          <ButtonLink to="/contact" size="lg">
            Request a consultation
          </ButtonLink>
        }
        drawing={drawing}
      />
      <Section ground="paper" practice={service.practice} layout="sticky" title={service.title}>
        <div className={prose()}>
          {service.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <FigureBand practice={service.practice} figures={service.figures} />
      <Section ground="paper" practice={service.practice} eyebrow="Where it fits" title="Three places that need it">
        <FeatureList shape="columns" items={service.fits} />
      </Section>
      <Section
        ground="paper"
        sunken
        practice={service.practice}
        layout="sticky"
        eyebrow="From survey to handover"
        title="How the work goes"
      >
        <Steps items={service.steps} />
      </Section>
      <Section ground="paper" practice={service.practice} title="What clients ask">
        <Faq items={service.faq} />
      </Section>
      <NextSteps service={service} />
      <div className={css({ '@media print': { display: 'none' } })}>
        <CallToAction
          practice={service.practice}
          title={service.closing.title}
          text={service.closing.text}
          action="Request a consultation"
        />
      </div>
    </>
  );
}
