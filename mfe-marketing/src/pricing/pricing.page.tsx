import { consultationPath } from '@portal/contracts/consultation';
import { DoorOpeningDrawing } from '@portal/drawings/door-opening';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { ComparisonTable } from '@portal/ui/comparison-table';
import { Faq } from '@portal/ui/faq';
import { FeatureList } from '@portal/ui/feature-list';
import { TextLink } from '@portal/ui/link';
import { PageHero } from '@portal/ui/page-hero';
import { PillList } from '@portal/ui/pill-list';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, faqPage } from '@portal/ui/structured-data';
import { css } from 'styled-system/css';
import { workedExamples } from '../calculator/calculator.content.ts';
import { Calculator } from '../calculator/calculator.tsx';
import { WorkedExamples } from '../calculator/worked-examples.tsx';
import { cameraPrice, doorPrice } from '../client-statements.ts';
import { PriceRange } from './price-range.tsx';
import { cameraDrivers, countingRules, doorDrivers, financing, questions, quoteLines } from './pricing.content.ts';

const consultation = { service: 'consultation', about: 'Pricing' } as const;

export function Component() {
  return (
    <>
      <Seo
        title="What Drives Security Costs in Austin & San Antonio"
        description="What drives the price of a controlled door and of a security camera, what a quote should spell out, and CapEx, OpEx and Hybrid compared."
        path="/pricing"
        structuredData={[
          breadcrumbList(useSite(), '/pricing', [{ label: 'Home', to: '/' }, { label: 'What drives the price' }]),
          faqPage(questions),
        ]}
      />
      <PageHero
        eyebrow="Pricing"
        title="What drives the price"
        lead="The reader and the camera are rarely the largest lines. Locks, cable paths, power and yearly licenses are. Here is what we count, so that you can read any quote, ours included."
        actions={
          <ButtonLink to={consultationPath(consultation)} size="lg">
            Request a consultation
          </ButtonLink>
        }
        drawing={<DoorOpeningDrawing />}
      >
        <PillList
          label="On this page"
          items={[
            { label: 'Calculator', to: '#calculator' },
            { label: 'A door', to: '#doors' },
            { label: 'A camera', to: '#cameras' },
            { label: 'A quote', to: '#quote' },
            { label: 'CapEx, OpEx, Hybrid', to: '#financing' },
          ]}
        />
      </PageHero>
      <Section
        id="calculator"
        practice="connectivity"
        title="What your building adds up to"
        intro="Count, and see what the network, the closet and the storage have to carry. These are the lines that no quote should leave out."
      >
        <div className={css({ display: 'grid', gap: '12' })}>
          <Calculator example={workedExamples[0].quantities} consultation={consultation} />
          <WorkedExamples />
          <div>
            <h3 className={css({ textStyle: 'cardTitle', marginBottom: '4' })}>How it is counted</h3>
            <FeatureList shape="columns" items={countingRules} />
          </div>
        </div>
      </Section>
      <Section
        id="doors"
        sunken
        practice="physical-security"
        title="What drives the cost of a controlled door"
        intro="Count openings, not readers. Two doors in one lobby can be on opposite sides of this table."
        actions={
          <TextLink to="/services/access-control" arrow>
            A door schedule, row by row
          </TextLink>
        }
      >
        <PriceRange statement={doorPrice} unit="a door" />
        <ComparisonTable
          caption="What drives the price of a door"
          columns={['Part of a door', 'Keeps it low', 'Makes it higher']}
          rows={doorDrivers}
        />
      </Section>
      <Section
        id="cameras"
        practice="physical-security"
        title="What drives the cost of a camera"
        intro="Start from the question that the picture has to answer. It decides lens, height and storage."
        actions={
          <TextLink to="/services/video-surveillance" arrow>
            How we plan camera views
          </TextLink>
        }
      >
        <PriceRange statement={cameraPrice} unit="a camera" />
        <ComparisonTable
          caption="What drives the price of a camera"
          columns={['Part of a camera', 'Keeps it low', 'Makes it higher']}
          rows={cameraDrivers}
        />
      </Section>
      <Section
        id="quote"
        sunken
        title="What a quote should spell out"
        intro="With these eight lines filled in, two offers can be compared. Without them, the lower price may just be the smaller job."
        actions={
          <TextLink to="/contact" arrow>
            A page of our proposals
          </TextLink>
        }
      >
        <FeatureList shape="columns" items={quoteLines} />
      </Section>
      <Section
        id="financing"
        practice="connectivity"
        title="CapEx, OpEx and Hybrid compared"
        intro="Three ways to pay for the same equipment, for any building. Prices of all three belong side by side in a proposal."
      >
        <ComparisonTable
          caption="CapEx, OpEx and Hybrid compared"
          columns={['What differs', 'CapEx', 'OpEx', 'Hybrid']}
          rows={financing}
        />
      </Section>
      <Section sunken layout="sticky" title="Pricing questions">
        <Faq items={questions} />
      </Section>
      <CallToAction
        title="Have your own doors counted"
        text="The site assessment is free. You get quantities, what can stay, and a price line by line."
        about="Pricing"
        action="Book a free site assessment"
      />
    </>
  );
}
