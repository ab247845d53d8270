import { consultationPath } from '@portal/contracts/consultation';
import { industryNames } from '@portal/contracts/industries';
import { BuildingTypesDrawing } from '@portal/drawings/building-types';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, itemList } from '@portal/ui/structured-data';
import { Fragment } from 'react';
import { ndaaStatement, purchasingContracts } from '../client-statements.ts';
import { industries } from './industries.content.ts';
import { IndustrySection } from './industry.section.tsx';
import { IndustryTiles } from './industry-tiles.section.tsx';
import { PublicOwnersSection } from './public-owners.section.tsx';

export function Component() {
  const site = useSite();

  return (
    <>
      <Seo
        title="Industries We Serve in Austin & San Antonio"
        description="Security, networks, IT and audio/visual systems for sixteen industries, from apartment communities and jobsites to clinics, schools and venues."
        path="/industries"
        structuredData={[
          breadcrumbList(site, '/industries', [{ label: 'Home', to: '/' }, { label: 'Industries We Serve' }]),
          itemList(
            site,
            '/industries',
            industries.map(({ id }) => ({ name: industryNames[id], to: `/industries#${id}` })),
          ),
        ]}
      />
      <PageHero
        eyebrow="Sixteen kinds of building"
        title="Industries We Serve"
        lead="A leasing office, a loading dock and a sanctuary use much of the same equipment in very different ways. Choose your kind of building to see what we plan for it."
        actions={
          <ButtonLink to={consultationPath({ service: 'consultation' })} size="lg">
            Request a consultation
          </ButtonLink>
        }
        drawing={<BuildingTypesDrawing />}
      />
      <IndustryTiles industries={industries} />
      {industries.map((industry, index) => (
        <Fragment key={industry.id}>
          <IndustrySection industry={industry} index={index} />
          {industry.id === 'education' && <PublicOwnersSection contracts={purchasingContracts} ndaa={ndaaStatement} />}
        </Fragment>
      ))}
      <CallToAction
        title="Your building is not on the list?"
        text="Tell us about its doors, its network and the rooms where people meet."
      />
    </>
  );
}
