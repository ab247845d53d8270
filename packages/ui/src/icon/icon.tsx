import { cx } from 'styled-system/css';
import { type IconVariantProps, icon } from 'styled-system/recipes';
import type { CheckIcon } from './icons.ts';

type IconProps = IconVariantProps & {
  /** One of `@portal/ui/icons`. */
  of: typeof CheckIcon;
  /** Said to a screen reader; without it the icon is decoration. */
  label?: string;
  className?: string;
};

export function Icon({ of: Glyph, size, label, className }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph className={cx(icon({ size }), className)} strokeWidth={1.75} {...spoken} />;
}
