import { useSite } from '@portal/platform';
import { ContactDrawing } from '@portal/ui/drawing/contact';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, business } from '@portal/ui/structured-data';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';
import { contactBenefits } from './contact.content.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';

export function Component() {
  const site = useSite();

  return (
    <>
      <Seo
        title="Contact Us"
        description="Ask for a consultation, a free site assessment or a proposal: by form, by phone or by e-mail. We work in and around Austin and San Antonio."
        path="/contact"
        structuredData={[
          business(site),
          breadcrumbList(site, '/contact', [{ label: 'Home', to: '/' }, { label: 'Contact Us' }]),
        ]}
      />
      <PageHero
        eyebrow="Talk to a designer"
        title="Contact Us"
        lead="Tell us what the building has to do. A person who plans systems reads every message."
        drawing={<ContactDrawing />}
      />
      <div data-color-mode="light" className={css({ paddingBlock: 'section' })}>
        <div className={wide()}>
          <div className={columns({ rowGap: '14' })}>
            <div className={css({ gridColumn: { lg: 'span 5' }, display: 'grid', gap: '12', alignContent: 'start' })}>
              <ContactDetails />
              <ol className={css({ listStyle: 'none', padding: '0', margin: '0', display: 'grid', gap: '6' })}>
                {contactBenefits.map(({ title, text }) => (
                  <li
                    key={title}
                    className={css({
                      display: 'grid',
                      gap: '1',
                      paddingTop: '4',
                      borderTopWidth: 'hairline',
                      borderTopStyle: 'solid',
                      borderTopColor: 'border',
                    })}
                  >
                    <h3 className={css({ textStyle: 'cardTitle' })}>{title}</h3>
                    <p className={css({ color: 'fg.muted' })}>{text}</p>
                  </li>
                ))}
              </ol>
            </div>
            <div
              className={css({
                gridColumn: { lg: '7 / -1' },
                gridRow: { base: '1', lg: 'auto' },
                alignSelf: 'start',
                bg: 'bg.raised',
                borderRadius: 'card',
                borderWidth: 'hairline',
                borderStyle: 'solid',
                borderColor: 'border',
                padding: { base: '6', md: '10' },
                display: 'grid',
                gap: '8',
                alignContent: 'start',
              })}
            >
              <h2 className={css({ textStyle: 'heading' })}>Get Started Today</h2>
              <ContactForm />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
