import { RuleReview } from '@portal/drawings/documents/rule-review';
import { EnclaveDrawing } from '@portal/drawings/enclave';
import { ThreatDetectionDrawing } from '@portal/drawings/threat-detection';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { itSecurity } from '../content/san-antonio/it-security.content.ts';
import { ruleReview } from '../content/san-antonio/rule-review.content.ts';

export const Component = () => (
  <CityPracticePage
    page={itSecurity}
    drawings={{ hero: EnclaveDrawing, detail: ThreatDetectionDrawing }}
    document={{ ...ruleReview.heading, sheet: <RuleReview {...ruleReview} /> }}
  />
);
