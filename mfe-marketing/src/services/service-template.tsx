import { consultationPath } from '@portal/contracts/consultation';
import { practiceName } from '@portal/contracts/practices';
import { servicePath, services } from '@portal/contracts/services';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, faqPage, service as serviceNode } from '@portal/ui/structured-data';
import type { ReactNode } from 'react';
import { AudiovisualLayout } from './layouts/audiovisual.layout.tsx';
import { ItSecurityLayout } from './layouts/it-security.layout.tsx';
import { NetworkingLayout } from './layouts/networking.layout.tsx';
import { PhysicalSecurityLayout } from './layouts/physical-security.layout.tsx';
import { DocumentSection } from './sections/document.section.tsx';
import { RelatedSection } from './sections/related.section.tsx';
import type { Service, ServiceContent, ServiceDocument } from './service.ts';

const layouts = {
  'physical-security': PhysicalSecurityLayout,
  connectivity: NetworkingLayout,
  'it-security': ItSecurityLayout,
  audiovisual: AudiovisualLayout,
};

interface ServiceTemplateProps {
  content: ServiceContent;
  drawing: ReactNode;
  document?: ServiceDocument;
}

/** Frame of the service pages. The sections between hero and links depend on the practice. */
export function ServiceTemplate({ content, drawing, document }: ServiceTemplateProps) {
  const site = useSite();
  const service: Service = { ...services[content.slug], ...content };
  const path = servicePath(service.slug);
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: service.name }];
  const Layout = layouts[service.practice];

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
      <Layout service={service} document={document && <DocumentSection practice={service.practice} {...document} />} />
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
