import { useSite } from '@portal/platform';
import { CallToAction } from '@portal/ui/call-to-action';
import { KitDrawing } from '@portal/ui/drawing/kit';
import { PageHero } from '@portal/ui/page-hero';
import { PillList } from '@portal/ui/pill-list';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import { anchorOf } from '../anchor.ts';
import { PartnerCategorySection } from './partner-category.section.tsx';
import { partnerCategories } from './partners.content.ts';

export function Component() {
  return (
    <>
      <Seo
        title="Technology Partners"
        description="Seventeen makers we install and support, from Cisco and Belden to Brivo, Verkada, 1Password and Crestron, and what each of them is good at."
        path="/partners"
        structuredData={[
          breadcrumbList(useSite(), '/partners', [{ label: 'Home', to: '/' }, { label: 'Technology Partners' }]),
        ]}
      />
      <PageHero
        eyebrow="What we build with"
        title="Technology Partners"
        lead="We install what we would choose for our own building and say no to the rest. Several makers in each field, because no site fits one catalog."
        drawing={<KitDrawing />}
      >
        <PillList
          label="Categories"
          items={partnerCategories.map(({ category }) => ({ label: category, to: `#${anchorOf(category)}` }))}
        />
      </PageHero>
      {partnerCategories.map((category) => (
        <PartnerCategorySection key={category.category} {...category} />
      ))}
      <CallToAction
        title="Already own some of it?"
        text="We take over systems from other installers when they can be made safe, and say so when they cannot."
      />
    </>
  );
}
