import type { FormTexts } from '@portal/contracts/form-texts';
import { ScanBackdrop } from '@portal/ui/scan-backdrop';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';
import { RequiredNote } from '../form/form-text.tsx';
import { ContactDetails, type ContactLabels } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { useConsultation } from './use-consultation.ts';

interface ContactHeroProps {
  title: string;
  lead: ReactNode;
  texts: FormTexts;
  labels: ContactLabels & { about: string };
  /** What happens after a request. */
  next: { title: string; items: readonly { title: string; text: string }[] };
}

/** The form is at the top: beside heading, details and next steps, on small screens between them. */
export const ContactHero = ({ title, lead, texts, labels, next }: ContactHeroProps) => (
  <section data-color-mode="dark" className={hero}>
    <ScanBackdrop />
    <div className={wide()}>
      <div className={columns({ rowGap: '6', gridTemplateRows: { lg: 'auto 1fr' } })}>
        <div className={css({ gridColumn: { lg: 'span 5' }, display: 'grid', gap: { base: '3', lg: '6' } })}>
          <h1 className={css({ textStyle: 'title' })}>{title}</h1>
          <p className={css({ textStyle: { base: 'body', lg: 'lead' }, color: 'fg.muted' })}>{lead}</p>
        </div>
        <div data-color-mode="light" className={card}>
          <h2 className={css({ textStyle: 'heading' })}>{texts.contact.title}</h2>
          <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', marginBottom: '3' })}>
            <Subject label={labels.about} />
            <RequiredNote texts={texts} />
          </div>
          <ContactForm texts={texts} />
        </div>
        <div
          className={css({
            gridColumn: { lg: 'span 5' },
            marginTop: '4',
            display: 'grid',
            gap: '10',
            alignContent: 'start',
          })}
        >
          <ContactDetails labels={labels} />
          <div>
            <h2 className={css({ textStyle: 'cardTitle', marginBottom: '5' })}>{next.title}</h2>
            <ol className={css({ display: 'grid', gap: '5' })}>
              {next.items.map(({ title, text }) => (
                <li key={title} className={step}>
                  <h3 className={css({ textStyle: 'label' })}>{title}</h3>
                  <p className={css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'measure.narrow' })}>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </div>
  </section>
);

/** Names the page that linked to the form. */
function Subject({ label }: { label: string }) {
  const { about } = useConsultation();

  return (
    about && (
      <span className={css({ textStyle: 'small' })}>
        {label}: <strong>{about}</strong>
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

const step = css({ display: 'grid', gap: '1', paddingTop: '4', borderTop: 'hairline' });

const card = css({
  gridColumn: { lg: '6 / -1' },
  gridRow: { lg: '1 / span 2' },
  alignSelf: 'start',
  '&[data-color-mode]': { bg: 'bg.raised' },
  borderRadius: 'card',
  padding: { base: '5', md: '8' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  alignContent: 'start',
  // Empty fields are no use on paper.
  _print: { display: 'none' },
});
