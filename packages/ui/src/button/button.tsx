import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from 'styled-system/css';
import { type ButtonVariantProps, button } from 'styled-system/recipes';
import { SmartLink, type SmartLinkProps } from '../link/link.tsx';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonVariantProps & { ref?: Ref<HTMLButtonElement> };

export function Button({ tone, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cx(button({ tone, size, wide }), className)} {...rest} />;
}

/** A link that looks like a button; `to` as in `SmartLink`. */
export function ButtonLink({ tone, size, wide, className, ...rest }: SmartLinkProps & ButtonVariantProps) {
  return <SmartLink className={cx(button({ tone, size, wide }), className)} {...rest} />;
}
