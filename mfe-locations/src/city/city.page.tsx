import { cityNames } from '@portal/contracts/cities';
import { CallToAction } from '@portal/ui/call-to-action';
import { Faq } from '@portal/ui/faq';
import { Section } from '@portal/ui/section';
import type { ComponentType } from 'react';
import type { City } from '../content/city.ts';
import { compact } from '../spacing.ts';
import { CityHead } from './city-head.tsx';
import { CoverageSection } from './coverage.section.tsx';
import { FeaturesSection } from './features.section.tsx';
import { IndustriesSection } from './industries.section.tsx';
import { ProjectSection } from './project.section.tsx';
import { ServicesSection } from './services.section.tsx';

interface CityPageProps {
  city: City;
  building: ComponentType;
  projectDrawing: ComponentType;
}

/** A city's landing page. */
export function CityPage({ city, building, projectDrawing }: CityPageProps) {
  const name = cityNames[city.slug];
  const { afterServices, closing } = city.invitations;

  return (
    <>
      <CityHead city={city} building={building} />
      <FeaturesSection features={city.features} />
      <CoverageSection city={city} />
      <ServicesSection city={city} />
      <CallToAction about={name} title={afterServices.title} text={afterServices.text} />
      <IndustriesSection industries={city.industries} />
      <ProjectSection project={city.project} drawing={projectDrawing} />
      <Section sunken layout="sticky" className={compact} title={city.faq.title}>
        <Faq items={city.faq.items} />
      </Section>
      <CallToAction about={name} title={closing.title} text={closing.text} action="Book a free site assessment" />
    </>
  );
}
