import { phoneHref } from '@portal/contracts/site';
import { Link, NavLink, useLocation, useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { MenuIcon, PhoneIcon, XIcon } from '@portal/ui/icons';
import { SmartLink } from '@portal/ui/link';
import { use, useRef } from 'react';
import { cx } from 'styled-system/css';
import { LanguageLink } from './language-link.tsx';
import { LayoutTextsContext } from './layout-texts.ts';
import { Logo } from './logo.tsx';
import {
  bar,
  brand,
  contact,
  header,
  helpLink,
  languageLink,
  link,
  list,
  menu,
  more,
  phoneLink,
  toggle,
} from './navbar.styles.ts';

/** The menu is a native popover on small screens, which needs no script, and a row on larger ones. */
export function Navbar() {
  const { phone } = useSite();
  const {
    home,
    navigation,
    links,
    contactPath,
    contact: contactLabel,
    cities,
    help,
    menu: menuLabel,
  } = use(LayoutTextsContext);
  const isContact = useLocation().pathname === contactPath;
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.matches(':popover-open') && popover.current.hidePopover();

  return (
    <header className={header} data-color-mode="dark">
      <nav className={bar} aria-label={navigation}>
        <Link to={home} className={brand}>
          <Logo />
        </Link>
        <SmartLink to={phoneHref(phone)} className={phoneLink}>
          <PhoneIcon aria-hidden />
          <span>{phone}</span>
        </SmartLink>
        <button type="button" className={toggle} popoverTarget="menu" aria-label={menuLabel}>
          <MenuIcon aria-hidden />
          <XIcon aria-hidden />
        </button>
        <div id="menu" ref={popover} popover="auto" className={menu}>
          <ul className={list}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={link} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li className={contact}>
              <ButtonLink to={contactPath} onClick={close} aria-current={isContact ? 'page' : undefined} wide>
                {contactLabel}
              </ButtonLink>
            </li>
          </ul>
          <ul className={more}>
            {[...cities, ...help].map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={link} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <SmartLink to={phoneHref(phone)} className={link}>
                {phone}
              </SmartLink>
            </li>
          </ul>
          {help.map(({ to, label }) => (
            <NavLink key={to} to={to} className={cx(link, helpLink)}>
              {label}
            </NavLink>
          ))}
          <LanguageLink className={cx(link, languageLink)} />
        </div>
      </nav>
    </header>
  );
}
