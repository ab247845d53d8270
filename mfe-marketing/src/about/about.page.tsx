import { consultationPath } from '@portal/contracts/consultation';
import { WorkbenchDrawing } from '@portal/drawings/workbench';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import { photographs, projects, reviews, team } from '../client-statements.ts';
import { CredentialsSection } from './credentials.section.tsx';
import { LicenseCheckSection } from './license-check.section.tsx';
import { PhotographsSection, ProjectsSection, ReviewsSection, TeamSection } from './proof.sections.tsx';
import { ValuesSection } from './values.section.tsx';
import { WhoWeServeSection } from './who-we-serve.section.tsx';

export function Component() {
  const site = useSite();
  const { company } = site;

  return (
    <>
      <Seo
        title="About Our Technology Team in Austin & San Antonio"
        description={`${company} designs, installs and manages physical security, networks, IT security and audio/visual systems in and around Austin and San Antonio.`}
        path="/about"
        structuredData={[breadcrumbList(site, '/about', [{ label: 'Home', to: '/' }, { label: `About ${company}` }])]}
      />
      <PageHero
        eyebrow="Austin and San Antonio, Texas"
        title={`About ${company}`}
        lead="We design, install and manage security, networks, IT security and audio/visual systems. One team takes a building from the first walk-through to the support calls afterward."
        actions={
          <ButtonLink to={consultationPath({ service: 'consultation' })} size="lg">
            Request a consultation
          </ButtonLink>
        }
        drawing={<WorkbenchDrawing />}
      />
      <ValuesSection />
      <WhoWeServeSection />
      <TeamSection statement={team} />
      <ProjectsSection statement={projects} />
      <PhotographsSection statement={photographs} />
      <ReviewsSection statement={reviews} />
      <CredentialsSection />
      <LicenseCheckSection />
      <CallToAction
        title="A floor plan helps in the first conversation"
        text="With it we can tell you which of your equipment can stay and what has to be replaced."
      />
    </>
  );
}
