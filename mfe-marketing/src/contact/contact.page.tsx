import { shownValue } from '@portal/contracts/client-statement';
import { englishForms } from '@portal/contracts/form-texts';
import { Proposal } from '@portal/drawings/documents/proposal';
import { useSite } from '@portal/platform';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, business } from '@portal/ui/structured-data';
import { answerPromise } from '../client-statements.ts';
import { contactBenefits } from './contact.content.ts';
import { ContactHero } from './contact-hero.tsx';
import { ExistingClientsSection } from './existing-clients.section.tsx';
import { proposal } from './proposal.content.ts';

export function Component() {
  const site = useSite();
  const promise = shownValue(answerPromise, site);

  return (
    <>
      <Seo
        title="Contact Us"
        description="Ask for a consultation, a free site assessment or a proposal: by form, by phone or by email. We work in and around Austin and San Antonio."
        path="/contact"
        structuredData={[
          business(site),
          breadcrumbList(site, '/contact', [{ label: 'Home', to: '/' }, { label: 'Contact Us' }]),
        ]}
      />
      <ContactHero
        title="Contact Us"
        lead={
          <>
            Tell us what you need.{' '}
            {promise && (
              <>
                {promise} <SampleNote statement={answerPromise}>Sample promise</SampleNote>
              </>
            )}
          </>
        }
        texts={englishForms}
        labels={{ about: 'About', phone: 'Phone', email: 'General info', office: 'Office', hours: 'Office hours' }}
        next={{ title: 'What happens next', items: contactBenefits }}
      />
      <Section sunken title={proposal.heading.title} intro={proposal.heading.intro}>
        <Proposal {...proposal} />
      </Section>
      <ExistingClientsSection />
    </>
  );
}
