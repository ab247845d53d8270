import { RuleReview } from '@portal/drawings/documents/rule-review';
import { Schedule } from '@portal/drawings/documents/schedule';
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
import { authorityMatrix } from '../documents/authority-matrix.content.ts';
import { ruleReview } from '../documents/rule-review.content.ts';
import { saasFindings } from '../documents/saas-findings.content.ts';
import { trainingCalendar } from '../documents/training-calendar.content.ts';
import { vaultPlan } from '../documents/vault-plan.content.ts';
import type { ServicePages } from '../service.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const pages: ServicePages = {
  'password-management': () => (
    <ServiceTemplate
      content={passwordManagement}
      drawing={<PasswordManagementDrawing />}
      document={{ ...vaultPlan.heading, sheet: <Schedule {...vaultPlan} /> }}
    />
  ),
  'firewall-management': () => (
    <ServiceTemplate
      content={firewallManagement}
      drawing={<FirewallManagementDrawing />}
      document={{ ...ruleReview.heading, sheet: <RuleReview {...ruleReview} /> }}
    />
  ),
  'security-training': () => (
    <ServiceTemplate
      content={securityTraining}
      drawing={<SecurityTrainingDrawing />}
      document={{ ...trainingCalendar.heading, sheet: <Schedule {...trainingCalendar} /> }}
    />
  ),
  'saas-security': () => (
    <ServiceTemplate
      content={saasSecurity}
      drawing={<SaasSecurityDrawing />}
      document={{ ...saasFindings.heading, sheet: <Schedule {...saasFindings} /> }}
    />
  ),
  'threat-detection': () => (
    <ServiceTemplate
      content={threatDetection}
      drawing={<ThreatDetectionDrawing />}
      document={{ ...authorityMatrix.heading, sheet: <Schedule {...authorityMatrix} /> }}
    />
  ),
};
