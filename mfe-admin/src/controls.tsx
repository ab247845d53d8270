import { Icon } from '@portal/ui/icon';
import type { ComponentProps } from 'react';
import { iconButton, segment } from './shared.styles.ts';

/** A button that has only an icon. */
export const IconButton = ({
  icon,
  ...button
}: ComponentProps<'button'> & { icon: ComponentProps<typeof Icon>['of'] }) => (
  <button type="button" className={iconButton} {...button}>
    <Icon of={icon} size="sm" />
  </button>
);

/** One of the choices beside each other. */
export const Segment = ({ isCurrent, ...button }: ComponentProps<'button'> & { isCurrent: boolean }) => (
  <button
    type="button"
    className={segment}
    aria-pressed={isCurrent}
    data-current={isCurrent || undefined}
    {...button}
  />
);
