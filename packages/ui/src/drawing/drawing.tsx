import type { ComponentType } from 'react';
import * as audiovisual from './audiovisual.tsx';
import * as connectivity from './connectivity.tsx';
import * as itSecurity from './it-security.tsx';
import * as pages from './pages.tsx';
import * as physicalSecurity from './physical-security.tsx';
import type { SheetProps } from './sheet.tsx';

const drawings = {
  'physical-security': physicalSecurity.PhysicalSecurity,
  'access-control': physicalSecurity.AccessControl,
  'video-surveillance': physicalSecurity.VideoSurveillance,
  'video-monitoring': physicalSecurity.VideoMonitoring,
  connectivity: connectivity.Connectivity,
  'structured-cabling': connectivity.StructuredCabling,
  'wireless-access-points': connectivity.WirelessAccessPoints,
  'managed-switches': connectivity.ManagedSwitches,
  'network-monitoring': connectivity.NetworkMonitoring,
  'it-security': itSecurity.ItSecurity,
  'password-management': itSecurity.PasswordManagement,
  'firewall-management': itSecurity.FirewallManagement,
  'security-training': itSecurity.SecurityTraining,
  'saas-security': itSecurity.SaasSecurity,
  'threat-detection': itSecurity.ThreatDetection,
  audiovisual: audiovisual.Audiovisual,
  'commercial-audio': audiovisual.CommercialAudio,
  'video-control': audiovisual.VideoControl,
  'display-integration': audiovisual.DisplayIntegration,
  'lighting-integration': audiovisual.LightingIntegration,
  campus: pages.Campus,
  riser: pages.Riser,
  'site-plan': pages.SitePlan,
  workbench: pages.Workbench,
  contact: pages.ContactDrawing,
  austin: pages.AustinDrawing,
  'san-antonio': pages.SanAntonioDrawing,
  kit: pages.Kit,
} satisfies Record<string, ComponentType<SheetProps>>;

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as DrawingName[];

/** A drawing of a system in the manner of an installer's plan, in the accent of the practice around it. */
export function SystemDrawing({ name, ...props }: SheetProps & { name: DrawingName }) {
  const Drawing = drawings[name];
  return <Drawing {...props} />;
}
