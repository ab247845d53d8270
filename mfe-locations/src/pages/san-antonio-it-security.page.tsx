import { EnclaveDrawing } from '@portal/drawings/enclave';
import { ThreatDetectionDrawing } from '@portal/drawings/threat-detection';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { itSecurity } from '../content/san-antonio/it-security.content.ts';

export const Component = () => (
  <CityPracticePage page={itSecurity} drawings={{ hero: EnclaveDrawing, detail: ThreatDetectionDrawing }} />
);
