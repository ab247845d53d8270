import type { ComponentType } from 'react';
import type { SheetProps } from './sheet.tsx';
import { AccessControlDrawing } from './sheets/access-control.tsx';
import { AudiovisualDrawing } from './sheets/audiovisual.tsx';
import { AustinDrawing } from './sheets/austin.tsx';
import { CampusDrawing } from './sheets/campus.tsx';
import { CommercialAudioDrawing } from './sheets/commercial-audio.tsx';
import { ConnectivityDrawing } from './sheets/connectivity.tsx';
import { ContactDrawing } from './sheets/contact.tsx';
import { DisplayIntegrationDrawing } from './sheets/display-integration.tsx';
import { FirewallManagementDrawing } from './sheets/firewall-management.tsx';
import { ItSecurityDrawing } from './sheets/it-security.tsx';
import { KitDrawing } from './sheets/kit.tsx';
import { LightingIntegrationDrawing } from './sheets/lighting-integration.tsx';
import { ManagedSwitchesDrawing } from './sheets/managed-switches.tsx';
import { NetworkMonitoringDrawing } from './sheets/network-monitoring.tsx';
import { PasswordManagementDrawing } from './sheets/password-management.tsx';
import { PhysicalSecurityDrawing } from './sheets/physical-security.tsx';
import { RiserDrawing } from './sheets/riser.tsx';
import { SaasSecurityDrawing } from './sheets/saas-security.tsx';
import { SanAntonioDrawing } from './sheets/san-antonio.tsx';
import { SecurityTrainingDrawing } from './sheets/security-training.tsx';
import { SitePlanDrawing } from './sheets/site-plan.tsx';
import { StructuredCablingDrawing } from './sheets/structured-cabling.tsx';
import { ThreatDetectionDrawing } from './sheets/threat-detection.tsx';
import { VideoControlDrawing } from './sheets/video-control.tsx';
import { VideoMonitoringDrawing } from './sheets/video-monitoring.tsx';
import { VideoSurveillanceDrawing } from './sheets/video-surveillance.tsx';
import { WirelessAccessPointsDrawing } from './sheets/wireless-access-points.tsx';
import { WorkbenchDrawing } from './sheets/workbench.tsx';

const drawings = {
  'physical-security': PhysicalSecurityDrawing,
  'access-control': AccessControlDrawing,
  'video-surveillance': VideoSurveillanceDrawing,
  'video-monitoring': VideoMonitoringDrawing,
  connectivity: ConnectivityDrawing,
  'structured-cabling': StructuredCablingDrawing,
  'wireless-access-points': WirelessAccessPointsDrawing,
  'managed-switches': ManagedSwitchesDrawing,
  'network-monitoring': NetworkMonitoringDrawing,
  'it-security': ItSecurityDrawing,
  'password-management': PasswordManagementDrawing,
  'firewall-management': FirewallManagementDrawing,
  'security-training': SecurityTrainingDrawing,
  'saas-security': SaasSecurityDrawing,
  'threat-detection': ThreatDetectionDrawing,
  audiovisual: AudiovisualDrawing,
  'commercial-audio': CommercialAudioDrawing,
  'video-control': VideoControlDrawing,
  'display-integration': DisplayIntegrationDrawing,
  'lighting-integration': LightingIntegrationDrawing,
  campus: CampusDrawing,
  riser: RiserDrawing,
  'site-plan': SitePlanDrawing,
  workbench: WorkbenchDrawing,
  contact: ContactDrawing,
  austin: AustinDrawing,
  'san-antonio': SanAntonioDrawing,
  kit: KitDrawing,
} satisfies Record<string, ComponentType<SheetProps>>;

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as DrawingName[];

/**
 * A drawing of a system in the manner of an installer's plan, in the accent of the practice around it. Chosen by name
 * it brings every sheet along: a page that always shows the same one imports it alone (`@portal/ui/drawing/riser`).
 */
export function SystemDrawing({ name, ...props }: SheetProps & { name: DrawingName }) {
  const Drawing = drawings[name];
  return <Drawing {...props} />;
}
