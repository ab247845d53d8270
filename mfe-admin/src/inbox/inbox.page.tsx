import { useSearchParams } from '@portal/platform';
import { useMemo } from 'react';
import { Frame } from '../frame/frame.tsx';
import { Inbox } from './inbox.tsx';
import { addressOf, readFilter } from './lead-filter.ts';
import { titleOf } from './list-title.ts';

/** Every lead, under the filter that the address names. */
export function Component() {
  const [search] = useSearchParams();
  const address = addressOf(readFilter(search));
  const filter = useMemo(() => readFilter(new URLSearchParams(address)), [address]);

  return (
    <Frame title={titleOf(address)}>
      <Inbox filter={filter} />
    </Frame>
  );
}
