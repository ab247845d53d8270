import { shownValue } from '@portal/contracts/client-statement';
import type { Quantities } from '@portal/contracts/quantities';
import { useSite } from '@portal/platform';
import { SampleNote } from '@portal/ui/sample-note';
import { cameraPrice, doorPrice } from '../client-statements.ts';
import { dollars } from '../pricing/price-range.tsx';

/** Doors and cameras by the client's ranges. Nothing until the client has confirmed both. */
export function PriceEstimate({
  quantities: { doors, cameras },
  door = doorPrice,
  camera = cameraPrice,
}: {
  quantities: Pick<Quantities, 'doors' | 'cameras'>;
  door?: typeof doorPrice;
  camera?: typeof cameraPrice;
}) {
  const site = useSite();
  const [doorRange, cameraRange] = [shownValue(door, site), shownValue(camera, site)];
  if (!doorRange || !cameraRange || doors + cameras === 0) return null;
  const total = (end: 'from' | 'to') => dollars.format(doors * doorRange[end] + cameras * cameraRange[end]);

  return (
    <p>
      <strong>
        {total('from')} to {total('to')}
      </strong>{' '}
      for doors and cameras, installed. <SampleNote statement={door}>Sample prices</SampleNote>
    </p>
  );
}
