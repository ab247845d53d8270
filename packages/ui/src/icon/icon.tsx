import { cx } from 'styled-system/css';
import { type IconVariantProps, icon } from 'styled-system/recipes';
import type { Glyph } from './glyph.tsx';

type IconProps = IconVariantProps & {
  /** One of `@portal/ui/icons`. */
  of: Glyph;
  /** Said to a screen reader; without it the icon is decoration. */
  label?: string;
  className?: string;
};

export function Icon({ of: Shape, size, label, className }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Shape className={cx(icon({ size }), className)} strokeWidth={1.75} {...spoken} />;
}
