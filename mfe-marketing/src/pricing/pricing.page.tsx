import { consultationPath } from '@portal/contracts/consultation';
import { DoorOpeningDrawing } from '@portal/drawings/door-opening';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { ComparisonTable } from '@portal/ui/comparison-table';
import { FeatureList } from '@portal/ui/feature-list';
import { TextLink } from '@portal/ui/link';
import { PageHero } from '@portal/ui/page-hero';
import { PillList } from '@portal/ui/pill-list';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import { cameraPrice, doorPrice } from '../client-statements.ts';
import { PriceRange } from './price-range.tsx';
import { cameraDrivers, doorDrivers, financing, quoteLines } from './pricing.content.ts';

const consultation = { service: 'consultation', about: 'Pricing' } as const;

export function Component() {
  return (
    <>
      <Seo
        title="Security Camera and Door Cost in Austin & San Antonio"
        description="What drives the price of a controlled door and of a security camera, what a quote has to state, and CapEx, OpEx and Hybrid compared."
        path="/pricing"
        structuredData={[
          breadcrumbList(useSite(), '/pricing', [{ label: 'Home', to: '/' }, { label: 'What drives the price' }]),
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
            { label: 'A door', to: '#doors' },
            { label: 'A camera', to: '#cameras' },
            { label: 'A quote', to: '#quote' },
            { label: 'CapEx, OpEx, Hybrid', to: '#financing' },
          ]}
        />
      </PageHero>
      <Section
        id="doors"
        practice="physical-security"
        title="What a controlled door costs, and why"
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
        sunken
        practice="physical-security"
        title="What a camera costs, and why"
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
        title="What a quote has to state"
        intro="With these eight lines filled in, two offers can be compared. Without them the lower total may be the smaller scope."
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
        sunken
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
      <CallToAction
        title="Have your own doors counted"
        text="The site assessment is free. You get quantities, what can stay, and a price line by line."
        about="Pricing"
        action="Book a free site assessment"
      />
    </>
  );
}
