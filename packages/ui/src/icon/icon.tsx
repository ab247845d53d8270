import { type IconVariantProps, icon } from 'styled-system/recipes';
import type { IconComponent } from './create-icon.tsx';

type IconProps = IconVariantProps & {
  /** One of `@portal/ui/icons`. */
  of: IconComponent;
  /** Accessible name. Without one the icon is hidden from screen readers. */
  label?: string;
};

export function Icon({ of: Shape, size, label }: IconProps) {
  const aria = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Shape className={icon({ size })} strokeWidth={1.75} {...aria} />;
}
