import { Link } from '@portal/platform';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { cx } from 'styled-system/css';
import { type TextLinkVariantProps, textLink } from 'styled-system/recipes';
import { ArrowRightIcon } from '../icon/icons.ts';

export type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the site, or a URL that starts with `https:`, `tel:`, `mailto:` or `#`. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A router link for paths of the site, a plain link for other URLs. */
export function SmartLink({ to, ...rest }: SmartLinkProps) {
  return to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}

type TextLinkProps = SmartLinkProps & TextLinkVariantProps & { arrow?: boolean };

export function TextLink({ tone, arrow, className, children, ...rest }: TextLinkProps) {
  return (
    <SmartLink className={cx(textLink({ tone }), className)} {...rest}>
      {children}
      {arrow && <ArrowRightIcon aria-hidden />}
    </SmartLink>
  );
}
