import { CallToAction } from '@portal/ui/call-to-action';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';

export function Component() {
  return (
    <>
      <Seo
        title="Sample"
        description="The first page of the sample team. Search results and link previews show this description."
        path="/sample"
      />
      <PageHero
        title="Sample"
        lead="The first page of a new remote. It is rendered when it is published and hydrated in the browser."
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'Sample' }]}
      />
      <Section title="Replace this section">
        <p>The sample team changes, builds and releases this page on its own, at any time.</p>
      </Section>
      <CallToAction title="Questions?" text="Call us, or write a few lines." />
    </>
  );
}
