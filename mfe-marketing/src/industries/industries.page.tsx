import { useSite } from '@portal/platform';
import { CallToAction } from '@portal/ui/call-to-action';
import { BuildingTypesDrawing } from '@portal/ui/drawing/building-types';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import { industries } from './industries.content.ts';
import { IndustrySection } from './industry.section.tsx';
import { IndustryTiles } from './industry-tiles.section.tsx';

export function Component() {
  return (
    <>
      <Seo
        title="Industries We Serve"
        description="Security, networks, IT and audio/visual systems for sixteen industries, from apartment communities and jobsites to clinics, schools and venues."
        path="/industries"
        structuredData={[
          breadcrumbList(useSite(), '/industries', [{ label: 'Home', to: '/' }, { label: 'Industries We Serve' }]),
        ]}
      />
      <PageHero
        eyebrow="Sixteen kinds of building"
        title="Industries We Serve"
        lead="The equipment repeats. The questions do not: a leasing office, a loading dock and a sanctuary each need somebody who has stood in one."
        drawing={<BuildingTypesDrawing />}
      />
      <IndustryTiles industries={industries} />
      {industries.map((industry, index) => (
        <IndustrySection key={industry.id} industry={industry} index={index} />
      ))}
      <CallToAction
        title="Your building is not on the list?"
        text="It still has doors, cable and a room where people meet. Tell us about it."
      />
    </>
  );
}
