import { CallToAction } from '@portal/ui/call-to-action';
import { Faq } from '@portal/ui/faq';
import { FeatureList } from '@portal/ui/feature-list';
import { Section } from '@portal/ui/section';
import type { CityPartner } from '../content/city.ts';
import { topicOf } from '../content/topics.content.ts';
import { FactTable } from '../topic-page/fact-table.tsx';
import type { PageDrawings } from '../topic-page/page-drawings.ts';
import { Paragraphs } from '../topic-page/paragraphs.tsx';
import { RelatedSection } from '../topic-page/related.section.tsx';
import { TopicHead } from '../topic-page/topic-head.tsx';
import { SuitabilitySection } from './suitability.section.tsx';

interface CityPartnerPageProps {
  page: CityPartner;
  drawings: PageDrawings;
}

/** Template of the pages about a partner's equipment in a city. */
export function CityPartnerPage({ page, drawings }: CityPartnerPageProps) {
  const { practice } = topicOf(page.topic);
  const { fit, products, suitability, jobs, faq, closing } = page;

  return (
    <>
      <TopicHead page={page} drawing={drawings.hero} />
      <Section practice={practice} layout="sticky" title={fit.title}>
        <Paragraphs texts={fit.paragraphs} opening="lead" />
      </Section>
      <Section
        colorMode="dark"
        practice={practice}
        layout="split"
        flip
        title={products.title}
        drawing={<drawings.detail />}
      >
        <FactTable caption={products.title} columns={products.columns} rows={products.rows} />
      </Section>
      <SuitabilitySection practice={practice} suitability={suitability} />
      <Section sunken practice={practice} title={jobs.title}>
        <FeatureList shape="columns" items={jobs.items} />
      </Section>
      <Section practice={practice} title={faq.title}>
        <Faq items={faq.items} />
      </Section>
      <RelatedSection sunken page={page} />
      <CallToAction practice={practice} title={closing.title} text={closing.text} />
    </>
  );
}
