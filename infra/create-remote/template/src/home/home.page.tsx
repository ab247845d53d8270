import { CallToAction } from '@portal/ui/call-to-action';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';

export function Component() {
  return (
    <>
      <Seo
        title="Sample"
        description="The first page of the sample team. These words stand in search results and link previews."
        path="/sample"
      />
      <PageHero
        title="Sample"
        lead="The first page of a new remote. It is rendered when it is released and comes to life in the browser."
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'Sample' }]}
      />
      <Section title="What stands here is yours">
        <p>Its team writes it, builds it and releases it whenever it likes, without asking anybody.</p>
      </Section>
      <CallToAction title="Questions?" text="Call us, or write a few lines." />
    </>
  );
}
