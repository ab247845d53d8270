import { cityLine, phoneHref } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { SmartLink } from '@portal/ui/link';
import { ConsentSlot } from '../analytics/consent-slot.tsx';
import { footerLists, tagline } from './footer.content.ts';
import {
  address,
  company,
  copyright,
  footer,
  inner,
  line,
  link,
  list,
  lists,
  listTitle,
  taglineStyle,
} from './footer.styles.ts';
import { Logo } from './logo.tsx';

export function Footer() {
  const site = useSite();
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
            <SmartLink to={`mailto:${site.email}`} className={line}>
              {site.email}
            </SmartLink>
            <SmartLink to={site.socialUrl} rel="me noopener" className={line}>
              Follow {site.company}
            </SmartLink>
          </address>
        </div>
        <nav aria-label="Footer" className={lists}>
          {footerLists.map(({ title, links }) => (
            <div key={title}>
              <h2 className={listTitle}>{title}</h2>
              <ul className={list}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <SmartLink to={to} className={link}>
                      {label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={copyright}>
          <p>© 2025 {site.company}. All rights reserved.</p>
          <ConsentSlot name="ConsentLink" />
        </div>
      </div>
    </footer>
  );
}
