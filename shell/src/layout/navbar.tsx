import { phoneHref } from '@portal/contracts/site';
import { Link, NavLink, useLocation, useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { MenuIcon, PhoneIcon, XIcon } from '@portal/ui/icons';
import { SmartLink } from '@portal/ui/link';
import { useRef } from 'react';
import { Logo } from './logo.tsx';
import { bar, brand, contact, header, link, menu, phoneLink, toggle } from './navbar.styles.ts';

const links = [
  { to: '/about', label: 'About' },
  { to: '/services', label: 'Services' },
  { to: '/partners', label: 'Partners' },
  { to: '/industries', label: 'Industries' },
];

/** The menu is a native popover on small screens, which needs no script, and a row on larger ones. */
export function Navbar() {
  const { phone } = useSite();
  const isContact = useLocation().pathname === '/contact';
  const popover = useRef<HTMLUListElement>(null);
  const close = () => popover.current?.matches(':popover-open') && popover.current.hidePopover();

  return (
    <header className={header} data-color-mode="dark">
      <nav className={bar} aria-label="Main">
        <Link to="/" className={brand}>
          <Logo />
        </Link>
        <SmartLink to={phoneHref(phone)} className={phoneLink}>
          <PhoneIcon aria-hidden />
          <span>{phone}</span>
        </SmartLink>
        <button type="button" className={toggle} popoverTarget="menu" aria-label="Menu">
          <MenuIcon aria-hidden />
          <XIcon aria-hidden />
        </button>
        <ul id="menu" ref={popover} popover="auto" className={menu}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={link} onClick={close}>
                {label}
              </NavLink>
            </li>
          ))}
          <li className={contact}>
            <ButtonLink to="/contact" onClick={close} aria-current={isContact ? 'page' : undefined} wide>
              Contact
            </ButtonLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}
