import { consultationPath } from '@portal/contracts/consultation';
import { useSite } from '@portal/platform';
import { Answers } from '@portal/ui/answers';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { Faq } from '@portal/ui/faq';
import { FeatureList } from '@portal/ui/feature-list';
import { noWrap } from '@portal/ui/no-wrap';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import { Steps } from '@portal/ui/steps';
import { faqPage, service as serviceNode } from '@portal/ui/structured-data';
import type { ReactNode } from 'react';
import { prose } from 'styled-system/patterns';
import { band } from '../services/sections/band.ts';
import type { ServiceDocument } from '../services/service.ts';
import type { SpanishService } from './content/service.ts';
import { OtherServices } from './other-services.section.tsx';
import { breadcrumbsLabel, home, SpanishPage } from './spanish-page.tsx';

interface ServicePageProps {
  service: SpanishService;
  drawing: ReactNode;
  document?: ServiceDocument;
}

/** A service for the owner of a shop, a landlord or a church. */
export function ServicePage({ service, drawing, document }: ServicePageProps) {
  const { path, practice, name, title, description, overview, readers, figures, steps, faq, closing } = service;
  const node = serviceNode(useSite(), { path, serviceType: name, description });

  return (
    <SpanishPage
      path={path}
      title={title}
      description={description}
      crumb={name}
      structuredData={[node, faqPage(faq.items)]}
    >
      <PageHero
        practice={practice}
        eyebrow="Austin y San Antonio"
        title={name}
        lead={service.lead}
        breadcrumbs={[home, { label: name }]}
        breadcrumbsLabel={breadcrumbsLabel}
        actions={
          <ButtonLink to={consultationPath({ service: practice, about: name }, 'es')} size="lg">
            Pida una visita sin costo
          </ButtonLink>
        }
        drawing={drawing}
      />
      <Answers answers={service.answers} practice={practice} />
      <Section practice={practice} layout="sticky" title={overview.title} className={band}>
        <div className={prose()}>
          {overview.paragraphs.map((paragraph) => (
            <p key={paragraph}>{noWrap(paragraph)}</p>
          ))}
        </div>
      </Section>
      <Section sunken practice={practice} title={readers.title} className={band}>
        <FeatureList shape="columns" items={readers.items} />
      </Section>
      {document && (
        <Section practice={practice} title={document.title} intro={document.intro} className={band}>
          {document.sheet}
        </Section>
      )}
      <Section colorMode="dark" practice={practice} title={figures.title} className={band}>
        <StatRow stats={figures.items} />
      </Section>
      <Section practice={practice} layout="sticky" title={steps.title} className={band}>
        <Steps items={steps.items} shape="timeline" />
      </Section>
      <Section sunken practice={practice} title={faq.title} className={band}>
        <Faq items={faq.items} shape="columns" />
      </Section>
      <OtherServices current={path} />
      <CallToAction
        practice={practice}
        about={name}
        title={closing.title}
        text={closing.text}
        action="Pida una visita sin costo"
      />
    </SpanishPage>
  );
}
