import { useSite } from '@portal/platform';
import { CallToAction } from '@portal/ui/call-to-action';
import { WorkbenchDrawing } from '@portal/ui/drawing/workbench';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import { ValuesSection } from './values.section.tsx';
import { WhoWeServeSection } from './who-we-serve.section.tsx';

export function Component() {
  const site = useSite();
  const { company } = site;

  return (
    <>
      <Seo
        title={`About ${company}`}
        description={`${company} designs, installs and manages physical security, networks, IT security and audio/visual systems in and around Austin and San Antonio.`}
        path="/about"
        structuredData={[breadcrumbList(site, '/about', [{ label: 'Home', to: '/' }, { label: `About ${company}` }])]}
      />
      <PageHero
        eyebrow="Austin and San Antonio, Texas"
        title={`About ${company}`}
        lead="We are installers who draw, and designers who climb ladders. One team takes a building from the first walk to the phone call at night, so the plan and the ceiling agree."
        drawing={<WorkbenchDrawing />}
      />
      <ValuesSection />
      <WhoWeServeSection />
      <CallToAction
        title="Come with a floor plan, leave with a plan"
        text="A first conversation costs an hour. Most people take away a list of what can stay."
      />
    </>
  );
}
