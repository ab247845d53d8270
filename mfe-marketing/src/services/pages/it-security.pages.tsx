import { RuleReview } from '@portal/drawings/documents/rule-review';
import { FirewallManagementDrawing } from '@portal/drawings/firewall-management';
import { PasswordManagementDrawing } from '@portal/drawings/password-management';
import { SaasSecurityDrawing } from '@portal/drawings/saas-security';
import { SecurityTrainingDrawing } from '@portal/drawings/security-training';
import { ThreatDetectionDrawing } from '@portal/drawings/threat-detection';
import { firewallManagement } from '../content/firewall-management.content.ts';
import { passwordManagement } from '../content/password-management.content.ts';
import { saasSecurity } from '../content/saas-security.content.ts';
import { securityTraining } from '../content/security-training.content.ts';
import { threatDetection } from '../content/threat-detection.content.ts';
import { ruleReview } from '../documents/rule-review.content.ts';
import type { ServicePages } from '../service.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const pages: ServicePages = {
  'password-management': () => <ServiceTemplate content={passwordManagement} drawing={<PasswordManagementDrawing />} />,
  'firewall-management': () => (
    <ServiceTemplate
      content={firewallManagement}
      drawing={<FirewallManagementDrawing />}
      document={{ ...ruleReview.heading, sheet: <RuleReview {...ruleReview} /> }}
    />
  ),
  'security-training': () => <ServiceTemplate content={securityTraining} drawing={<SecurityTrainingDrawing />} />,
  'saas-security': () => <ServiceTemplate content={saasSecurity} drawing={<SaasSecurityDrawing />} />,
  'threat-detection': () => <ServiceTemplate content={threatDetection} drawing={<ThreatDetectionDrawing />} />,
};
