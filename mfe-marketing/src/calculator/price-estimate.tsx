import { shownValue } from '@portal/contracts/client-statement';
import type { Quantities } from '@portal/contracts/quantities';
import { useSite } from '@portal/platform';
import { SampleNote } from '@portal/ui/sample-note';
import { cameraPrice, doorPrice } from '../client-statements.ts';
import { dollars } from '../pricing/price-range.tsx';
import type { CalculatorTexts } from './calculator.content.ts';

interface PriceEstimateProps {
  quantities: Partial<Quantities>;
  texts: Pick<CalculatorTexts, 'installed' | 'samplePrices'>;
  door?: typeof doorPrice;
  camera?: typeof cameraPrice;
}

/** Doors and cameras by the client's ranges. Nothing until the client has confirmed both. */
export function PriceEstimate({ quantities, texts, door = doorPrice, camera = cameraPrice }: PriceEstimateProps) {
  const { doors = 0, cameras = 0 } = quantities;
  const site = useSite();
  const [doorRange, cameraRange] = [shownValue(door, site), shownValue(camera, site)];
  if (!doorRange || !cameraRange || doors + cameras === 0) return null;
  const total = (end: 'from' | 'to') => dollars.format(doors * doorRange[end] + cameras * cameraRange[end]);

  return (
    <p>
      <strong>
        {total('from')}–{total('to')}
      </strong>{' '}
      {texts.installed} <SampleNote statement={door}>{texts.samplePrices}</SampleNote>
    </p>
  );
}
