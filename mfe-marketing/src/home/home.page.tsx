import { useSite } from '@portal/platform';
import { CallToAction } from '@portal/ui/call-to-action';
import { Seo } from '@portal/ui/seo';
import { business, webSite } from '@portal/ui/structured-data';
import { ApproachSection } from './approach.section.tsx';
import { CitiesSection } from './cities.section.tsx';
import { ClientsSection } from './clients.section.tsx';
import { HeroSection } from './hero.section.tsx';
import { HomeownersStorySection } from './homeowners-story.section.tsx';
import { NonProfitStorySection } from './non-profit-story.section.tsx';
import { PartnersSection } from './partners.section.tsx';
import { PracticesSection } from './practices.section.tsx';

export function Component() {
  const site = useSite();

  return (
    <>
      <Seo
        title="Security & AV Integrator in Austin & San Antonio"
        description="Physical security, networking, IT security and audio/visual systems, designed, installed and managed by one team in Austin and San Antonio, Texas."
        path="/"
        structuredData={[business(site), webSite(site)]}
      />
      <HeroSection />
      <ApproachSection />
      <PracticesSection />
      <ClientsSection />
      <HomeownersStorySection />
      <NonProfitStorySection />
      <CitiesSection />
      <PartnersSection />
      <CallToAction
        title="Walk your building with us"
        text="We count doors, cameras, network closets and Wi-Fi dead spots, and tell you what can stay. The site assessment is free."
        action="Book a free site assessment"
      />
    </>
  );
}
