import { cityTopics } from '@portal/contracts/city-topics';
import { CallToAction } from '@portal/ui/call-to-action';
import { ComparisonTable } from '@portal/ui/comparison-table';
import { Faq } from '@portal/ui/faq';
import { Section } from '@portal/ui/section';
import { Fragment, type ReactNode } from 'react';
import { DocumentSection, type PageDocument } from '../city-topic/document.section.tsx';
import type { PageDrawings } from '../city-topic/page-drawings.ts';
import { Paragraphs } from '../city-topic/paragraphs.tsx';
import { RelatedSection } from '../city-topic/related.section.tsx';
import { subjectOf } from '../city-topic/subject.ts';
import { TopicHead } from '../city-topic/topic-head.tsx';
import type { CityPartner, PartnerSection } from '../content/city.ts';
import { compact } from '../spacing.ts';
import { JobsSection } from './jobs.section.tsx';
import { SuitabilitySection } from './suitability.section.tsx';

interface CityPartnerPageProps {
  page: CityPartner;
  drawings: PageDrawings;
  document?: PageDocument;
}

/** Template of the pages about a partner's equipment in a city. */
export function CityPartnerPage({ page, drawings, document }: CityPartnerPageProps) {
  const { practice } = cityTopics[page.topic];
  const { fit, products, suitability, jobs, faq, closing } = page;
  // The background changes between the last section, which is sunken if it is `jobs`, and the questions.
  const isFaqSunken = page.sections.at(-1) !== 'jobs';

  const sections: Record<PartnerSection, ReactNode> = {
    document: document && <DocumentSection practice={practice} {...document} />,
    fit: (
      <Section className={compact} practice={practice} layout="sticky" title={fit.title}>
        <Paragraphs texts={fit.paragraphs} opening="lead" />
      </Section>
    ),
    products: (
      <Section
        className={compact}
        colorMode="dark"
        practice={practice}
        layout="split"
        flip
        title={products.title}
        drawing={<drawings.detail />}
      >
        <ComparisonTable
          caption={products.title}
          columns={products.columns}
          rows={products.rows.map(([name, ...values]) => ({ name, values }))}
        />
      </Section>
    ),
    suitability: <SuitabilitySection practice={practice} suitability={suitability} />,
    jobs: <JobsSection practice={practice} jobs={jobs} />,
  };

  return (
    <>
      <TopicHead page={page} drawing={drawings.hero} />
      {page.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <Section className={compact} sunken={isFaqSunken} practice={practice} layout="sticky" title={faq.title}>
        <Faq items={faq.items} />
      </Section>
      <RelatedSection sunken={!isFaqSunken} page={page} />
      <CallToAction practice={practice} about={subjectOf(page)} title={closing.title} text={closing.text} />
    </>
  );
}
