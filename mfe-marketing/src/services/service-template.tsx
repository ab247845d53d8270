import { shownValue } from '@portal/contracts/client-statement';
import { consultationPath } from '@portal/contracts/consultation';
import { practiceName } from '@portal/contracts/practices';
import { servicePath, services } from '@portal/contracts/services';
import { useSite } from '@portal/platform';
import { Answer, Answers } from '@portal/ui/answers';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, faqPage, service as serviceNode } from '@portal/ui/structured-data';
import { Fragment, type ReactNode } from 'react';
import { operators } from '../client-statements.ts';
import { DocumentSection } from './sections/document.section.tsx';
import { FaqSection } from './sections/faq.section.tsx';
import { FiguresBeside, FiguresPanel, FiguresStrip } from './sections/figures.tsx';
import { InTheBuilding } from './sections/in-the-building.section.tsx';
import { OverviewBelow, OverviewBeside, OverviewWithAside } from './sections/overview.section.tsx';
import { PromptSection } from './sections/prompt.section.tsx';
import { RelatedSection } from './sections/related.section.tsx';
import { SizingSection } from './sections/sizing.section.tsx';
import { StepsSection } from './sections/steps.section.tsx';
import { UsesSection } from './sections/uses.section.tsx';
import type { Service, ServiceContent, ServiceDocument, ServiceSection } from './service.ts';

interface ServiceTemplateProps {
  content: ServiceContent;
  drawing: ReactNode;
  document: ServiceDocument;
}

/** Template of the service pages. The record lists the sections between hero and links. */
export function ServiceTemplate({ content, drawing, document }: ServiceTemplateProps) {
  const site = useSite();
  const watchers = content.slug === 'video-monitoring' && shownValue(operators, site);
  const service: Service = { ...services[content.slug], ...content };
  const path = servicePath(service.slug);
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: service.name }];

  const sections: Record<ServiceSection, ReactNode> = {
    document: <DocumentSection service={service} {...document} />,
    overview: <OverviewBeside service={service} />,
    'overview-columns': <OverviewBelow service={service} />,
    'overview-figures': <OverviewWithAside service={service} aside={<FiguresPanel service={service} />} />,
    'figures-strip': <FiguresStrip service={service} />,
    'figures-table': <FiguresBeside service={service} shape="table" />,
    'figures-pairs': <FiguresBeside service={service} shape="pairs" />,
    'uses-columns': <UsesSection service={service} shape="columns" />,
    'uses-rows': <UsesSection service={service} shape="rows" />,
    'uses-cards': <UsesSection service={service} shape="cards" />,
    'steps-timeline': <StepsSection service={service} shape="timeline" />,
    'steps-row': <StepsSection service={service} shape="row" />,
    'steps-grid': <StepsSection service={service} shape="grid" />,
    'faq-rows': <FaqSection service={service} shape="rows" />,
    'faq-columns': <FaqSection service={service} shape="columns" />,
    prompt: <PromptSection service={service} />,
  };

  return (
    <>
      <Seo
        title={service.pageTitle}
        description={service.description}
        path={path}
        structuredData={[
          serviceNode(site, { path, serviceType: service.name, description: service.description }),
          breadcrumbList(site, path, crumbs),
          faqPage(service.faq.items),
        ]}
      />
      <PageHero
        practice={service.practice}
        eyebrow={practiceName(service.practice)}
        title={service.name}
        lead={service.lead}
        breadcrumbs={crumbs}
        actions={
          <ButtonLink to={consultationPath({ service: service.practice, about: service.name })} size="lg">
            Request a consultation
          </ButtonLink>
        }
        drawing={drawing}
      />
      <Answers answers={service.answers} practice={service.practice}>
        {watchers && <Answer title="Who watches" text={watchers} />}
      </Answers>
      {service.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <SizingSection service={service} />
      <InTheBuilding service={service} />
      <RelatedSection service={service} />
      <CallToAction
        practice={service.practice}
        about={service.name}
        title={service.closing.title}
        text={service.closing.text}
      />
    </>
  );
}
