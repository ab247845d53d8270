import { ContactDrawing } from '@portal/drawings/contact';
import { Proposal } from '@portal/drawings/documents/proposal';
import { useSite } from '@portal/platform';
import { ScanBackdrop } from '@portal/ui/scan-backdrop';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, business } from '@portal/ui/structured-data';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';
import { RequiredNote } from '../form/form-text.tsx';
import { contactBenefits } from './contact.content.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { proposal } from './proposal.content.ts';
import { useConsultation } from './use-consultation.ts';

/** The form is at the top: beside the heading, on small screens below it. */
export function Component() {
  const site = useSite();

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
      <section data-color-mode="dark" className={hero}>
        <ScanBackdrop />
        <div className={wide()}>
          <div className={columns({ rowGap: '6', gridTemplateRows: { lg: 'auto 1fr' } })}>
            <div className={css({ gridColumn: { lg: 'span 5' }, display: 'grid', gap: { base: '3', lg: '6' } })}>
              <h1 className={css({ textStyle: 'title' })}>Contact Us</h1>
              <p className={css({ textStyle: { base: 'body', lg: 'lead' }, color: 'fg.muted' })}>
                Tell us what the building has to do. A system designer answers.
              </p>
            </div>
            <div data-color-mode="light" className={card}>
              <h2 className={css({ textStyle: 'heading' })}>Get Started Today</h2>
              <div
                className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', marginBottom: '3' })}
              >
                <Subject />
                <RequiredNote />
              </div>
              <ContactForm />
            </div>
            <div className={css({ gridColumn: { lg: 'span 5' }, marginTop: '4' })}>
              <ContactDetails />
            </div>
          </div>
        </div>
      </section>
      <Section layout="split" flip title="What happens next" drawing={<ContactDrawing />}>
        <ol className={css({ display: 'grid', gap: '6' })}>
          {contactBenefits.map(({ title, text }) => (
            <li key={title} className={benefit}>
              <h3 className={css({ textStyle: 'cardTitle' })}>{title}</h3>
              <p className={css({ color: 'fg.muted' })}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section sunken title={proposal.heading.title} intro={proposal.heading.intro}>
        <Proposal {...proposal} />
      </Section>
    </>
  );
}

/** Names the page that linked to the form. */
function Subject() {
  const { about } = useConsultation();

  return (
    about && (
      <span className={css({ textStyle: 'small' })}>
        About: <strong>{about}</strong>
      </span>
    )
  );
}

const hero = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingTop: { base: '6', lg: '12' },
  paddingBottom: { base: '10', lg: '20' },
});

const card = css({
  gridColumn: { lg: '6 / -1' },
  gridRow: { lg: '1 / span 2' },
  '&[data-color-mode]': { bg: 'bg.raised' },
  borderRadius: 'card',
  padding: { base: '5', md: '8' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  alignContent: 'start',
  // On paper, after the contact details.
  _print: { order: '1' },
});

const benefit = css({
  display: 'grid',
  gap: '1',
  paddingTop: '4',
  borderTop: 'hairline',
});
