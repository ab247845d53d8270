import { consultationPath } from '@portal/contracts/consultation';
import { KitDrawing } from '@portal/drawings/kit';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import { MonitoringToolNote } from './monitoring-tool-note.tsx';
import { PartnerCategorySection } from './partner-category.section.tsx';
import { partnerCategories } from './partners.content.ts';
import { RosterSection } from './roster.section.tsx';

export function Component() {
  return (
    <>
      <Seo
        title="Technology Partners in Austin & San Antonio"
        description="Seventeen makers we install and support, from Cisco and Belden to Brivo, Verkada, 1Password and Crestron, and what each of them is good at."
        path="/partners"
        structuredData={[
          breadcrumbList(useSite(), '/partners', [{ label: 'Home', to: '/' }, { label: 'Technology Partners' }]),
        ]}
      />
      <PageHero
        eyebrow="What we build with"
        title="Technology Partners"
        lead="These are the manufacturers we design with, install and support. There are several in most fields, because an apartment gate and a server room need different equipment."
        actions={
          <ButtonLink to={consultationPath({ service: 'consultation' })} size="lg">
            Request a consultation
          </ButtonLink>
        }
        drawing={<KitDrawing />}
      />
      <RosterSection />
      {partnerCategories.map((category) => (
        <PartnerCategorySection key={category.category} {...category} />
      ))}
      <MonitoringToolNote />
      <CallToAction
        title="Already own some of it?"
        text="We take over systems from other installers when they can be made secure, and tell you when they cannot."
      />
    </>
  );
}
