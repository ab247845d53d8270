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
import { breadcrumbList, faqPage, service as serviceNode } from '@portal/ui/structured-data';
import type { ReactNode } from 'react';
import { prose } from 'styled-system/patterns';
import { FiguresSection } from './figures.section.tsx';
import { NextStepsSection } from './next-steps.section.tsx';
import type { Service } from './service.ts';

/** Template of the service pages. */
export function ServiceTemplate({ service, drawing }: { service: Service; drawing: ReactNode }) {
  const site = useSite();
  const path = `/services/${service.slug}`;
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: service.name }];
  const practice = practices.find(({ id }) => id === service.practice);

  return (
    <>
      <Seo
        title={service.name}
        description={service.description}
        path={path}
        structuredData={[
          serviceNode(site, { path, serviceType: service.name, description: service.description }),
          breadcrumbList(site, path, crumbs),
          faqPage(service.faq),
        ]}
      />
      <PageHero
        practice={service.practice}
        eyebrow={practice?.name}
        title={service.name}
        lead={service.lead}
        breadcrumbs={crumbs}
        actions={
          <ButtonLink to="/contact" size="lg">
            Request a consultation
          </ButtonLink>
        }
        drawing={drawing}
      />
      <Section practice={service.practice} layout="sticky" title={service.title}>
        <div className={prose()}>
          {service.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <FiguresSection practice={service.practice} figures={service.figures} />
      <Section practice={service.practice} eyebrow="Where it fits" title="Three places that need it">
        <FeatureList shape="columns" items={service.fits} />
      </Section>
      <Section
        sunken
        practice={service.practice}
        layout="sticky"
        eyebrow="From survey to handover"
        title="How the work goes"
      >
        <Steps items={service.steps} />
      </Section>
      <Section practice={service.practice} title="What clients ask">
        <Faq items={service.faq} />
      </Section>
      <NextStepsSection service={service} />
      <CallToAction
        practice={service.practice}
        title={service.closing.title}
        text={service.closing.text}
        action="Request a consultation"
      />
    </>
  );
}
