import { Skeleton } from '@portal/ui/skeleton';
import { css } from 'styled-system/css';

const room = css({ padding: '4' });

/** The list before its first answer. */
export const ListSkeleton = () => (
  <div className={room}>
    <Skeleton lines={12} label="Loading leads" />
  </div>
);
