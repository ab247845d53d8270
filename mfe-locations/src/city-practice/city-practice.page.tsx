import { cityTopics } from '@portal/contracts/city-topics';
import { CallToAction } from '@portal/ui/call-to-action';
import { ComparisonTable } from '@portal/ui/comparison-table';
import { Faq } from '@portal/ui/faq';
import { FeatureList } from '@portal/ui/feature-list';
import { Section } from '@portal/ui/section';
import { Steps } from '@portal/ui/steps';
import { Fragment, type ReactNode } from 'react';
import { DocumentSection, type PageDocument } from '../city-topic/document.section.tsx';
import { linkExamples } from '../city-topic/examples.ts';
import type { PageDrawings } from '../city-topic/page-drawings.ts';
import { Paragraphs } from '../city-topic/paragraphs.tsx';
import { RelatedSection } from '../city-topic/related.section.tsx';
import { subjectOf } from '../city-topic/subject.ts';
import { TopicHead } from '../city-topic/topic-head.tsx';
import type { CityPractice, PracticeSection } from '../content/city.ts';
import { compact } from '../spacing.ts';

interface CityPracticePageProps {
  page: CityPractice;
  drawings: PageDrawings;
  document?: PageDocument;
}

/** Template of the pages about a practice in a city. */
export function CityPracticePage({ page, drawings, document }: CityPracticePageProps) {
  const { practice } = cityTopics[page.topic];
  const { places, approach, table, steps, faq, closing } = page;

  const sections: Record<PracticeSection, ReactNode> = {
    document: document && <DocumentSection practice={practice} {...document} />,
    places: (
      <Section className={compact} practice={practice} layout="sticky" title={places.title} intro={places.intro}>
        {/* In rows, a place with a link would look like one without. */}
        <FeatureList
          shape={places.items.every(({ industry }) => industry) ? 'rows' : 'columns'}
          items={linkExamples(places.items)}
        />
      </Section>
    ),
    approach: (
      <Section
        className={compact}
        colorMode="dark"
        practice={practice}
        layout="split"
        title={approach.title}
        drawing={<drawings.detail />}
      >
        <Paragraphs texts={approach.paragraphs} />
      </Section>
    ),
    table: (
      <Section className={compact} sunken practice={practice} title={table.title}>
        <ComparisonTable
          caption={table.title}
          columns={table.columns}
          rows={table.rows.map(([name, ...values]) => ({ name, values }))}
        />
      </Section>
    ),
    steps: (
      <Section className={compact} practice={practice} layout="sticky" title={steps.title}>
        <Steps items={steps.items} />
      </Section>
    ),
  };

  return (
    <>
      <TopicHead page={page} drawing={drawings.hero} />
      {page.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <Section className={compact} sunken practice={practice} title={faq.title}>
        <Faq items={faq.items} />
      </Section>
      <RelatedSection page={page} />
      <CallToAction practice={practice} about={subjectOf(page)} title={closing.title} text={closing.text} />
    </>
  );
}
