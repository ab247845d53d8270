import { shownValue } from '@portal/contracts/client-statement';
import { answersInSpanish, license } from '@portal/contracts/client-statements';
import { mailtoHref } from '@portal/contracts/mailto';
import { cityLine, phoneHref } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { SmartLink } from '@portal/ui/link';
import { PracticeMark } from '@portal/ui/practice-mark';
import { SampleNote } from '@portal/ui/sample-note';
import { use } from 'react';
import { ConsentSlot } from '../analytics/consent-slot.tsx';
import type { FooterLink } from './footer.content.ts';
import {
  address,
  company,
  copyright,
  footer,
  inner,
  legalList,
  line,
  link,
  list,
  lists,
  listTitle,
  practiceLink,
  practices,
  serviceList,
  services,
  taglineStyle,
} from './footer.styles.ts';
import { LayoutTextsContext } from './layout-texts.ts';
import { Logo } from './logo.tsx';

export function Footer() {
  const site = useSite();
  const texts = use(LayoutTextsContext).footer;
  const licenseNumber = shownValue(license, site);
  return (
    <footer className={footer} data-color-mode="dark">
      <div className={inner}>
        <div className={company}>
          <Logo />
          <p className={taglineStyle}>{texts.tagline}</p>
          <address className={address}>
            <span>
              {site.street}
              <br />
              {cityLine}
            </span>
            <SmartLink to={phoneHref(site.phone)} className={line}>
              {site.phone}
            </SmartLink>
            <SmartLink to={mailtoHref(site.email)} className={line}>
              {site.email}
            </SmartLink>
            <SmartLink to={site.socialUrl} rel="me noopener" className={line}>
              {texts.follow} {site.company}
            </SmartLink>
          </address>
        </div>
        <nav aria-label={texts.label} className={lists}>
          {texts.services.practices.length > 0 && (
            <div className={services}>
              <h2 className={listTitle}>{texts.services.title}</h2>
              <ul className={practices}>
                {texts.services.practices.map(({ practice, label, to, services }) => (
                  <li key={practice}>
                    <SmartLink to={to} className={practiceLink}>
                      <PracticeMark practice={practice} />
                      {label}
                    </SmartLink>
                    <LinkList links={services} className={serviceList} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {texts.lists.map(({ title, links }) => (
            <div key={title}>
              <h2 className={listTitle}>{title}</h2>
              <LinkList links={links} className={list} />
            </div>
          ))}
        </nav>
        <div className={copyright}>
          <p>
            © 2025 {site.company}. {texts.rights}
          </p>
          {licenseNumber && (
            <p>
              {texts.license} {licenseNumber} <SampleNote statement={license}>{texts.sampleLicense}</SampleNote>
            </p>
          )}
          {texts.answers && (
            <p>
              {texts.answers.text} <SampleNote statement={answersInSpanish}>{texts.answers.sample}</SampleNote>
            </p>
          )}
          <nav aria-label={texts.legal}>
            <LinkList links={texts.legalLinks} className={legalList} />
          </nav>
          <ConsentSlot name="ConsentLink" />
        </div>
      </div>
    </footer>
  );
}

/** Links of Spanish pages to English ones say so in their text, and here for browsers. */
const LinkList = ({ links, className }: { links: readonly FooterLink[]; className: string }) => (
  <ul className={className}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <SmartLink to={to} className={link} hrefLang={label.endsWith('(en inglés)') ? 'en' : undefined}>
          {label}
        </SmartLink>
      </li>
    ))}
  </ul>
);
