import { shownValue } from '@portal/contracts/client-statement';
import { mailtoHref } from '@portal/contracts/mailto';
import { cityLine, phoneHref } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { SmartLink } from '@portal/ui/link';
import { PracticeMark } from '@portal/ui/practice-mark';
import { SampleNote } from '@portal/ui/sample-note';
import { ConsentSlot } from '../analytics/consent-slot.tsx';
import { license } from './client-statements.ts';
import { footerLists, legalLinks, practiceServices, tagline } from './footer.content.ts';
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
import { Logo } from './logo.tsx';

export function Footer() {
  const site = useSite();
  const licenseNumber = shownValue(license, site);
  return (
    <footer className={footer} data-color-mode="dark">
      <div className={inner}>
        <div className={company}>
          <Logo />
          <p className={taglineStyle}>{tagline}</p>
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
              Follow {site.company}
            </SmartLink>
          </address>
        </div>
        <nav aria-label="Footer" className={lists}>
          <div className={services}>
            <h2 className={listTitle}>Services</h2>
            <ul className={practices}>
              {practiceServices.map(({ practice, label, to, services }) => (
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
          {footerLists.map(({ title, links }) => (
            <div key={title}>
              <h2 className={listTitle}>{title}</h2>
              <LinkList links={links} className={list} />
            </div>
          ))}
        </nav>
        <div className={copyright}>
          <p>© 2025 {site.company}. All rights reserved.</p>
          {licenseNumber && (
            <p>
              Texas DPS Private Security license {licenseNumber}{' '}
              <SampleNote statement={license}>Sample number</SampleNote>
            </p>
          )}
          <nav aria-label="Legal">
            <LinkList links={legalLinks} className={legalList} />
          </nav>
          <ConsentSlot name="ConsentLink" />
        </div>
      </div>
    </footer>
  );
}

const LinkList = ({ links, className }: { links: { label: string; to: string }[]; className: string }) => (
  <ul className={className}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <SmartLink to={to} className={link}>
          {label}
        </SmartLink>
      </li>
    ))}
  </ul>
);
