import { EnclaveDrawing } from '@portal/drawings/enclave';
import { ThreatDetectionDrawing } from '@portal/drawings/threat-detection';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { itSecurity } from '../content/san-antonio/it-security.content.ts';

export const Component = () => (
  <CityTopicPage page={itSecurity} drawings={{ hero: EnclaveDrawing, detail: ThreatDetectionDrawing }} />
);
