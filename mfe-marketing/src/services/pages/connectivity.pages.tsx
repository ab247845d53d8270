import { CableTestReport } from '@portal/drawings/documents/cable-test-report';
import { RackElevation } from '@portal/drawings/documents/rack-elevation';
import { Schedule } from '@portal/drawings/documents/schedule';
import { WirelessSurvey } from '@portal/drawings/documents/wireless-survey';
import { ManagedSwitchesDrawing } from '@portal/drawings/managed-switches';
import { NetworkMonitoringDrawing } from '@portal/drawings/network-monitoring';
import { StructuredCablingDrawing } from '@portal/drawings/structured-cabling';
import { WirelessAccessPointsDrawing } from '@portal/drawings/wireless-access-points';
import { managedSwitches } from '../content/managed-switches.content.ts';
import { networkMonitoring } from '../content/network-monitoring.content.ts';
import { structuredCabling } from '../content/structured-cabling.content.ts';
import { wirelessAccessPoints } from '../content/wireless-access-points.content.ts';
import { alertList } from '../documents/alert-list.content.ts';
import { cableTestReport } from '../documents/cable-test-report.content.ts';
import { rackElevation } from '../documents/rack-elevation.content.ts';
import { wirelessSurvey } from '../documents/wireless-survey.content.ts';
import type { ServicePages } from '../service.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const pages: ServicePages = {
  'structured-cabling': () => (
    <ServiceTemplate
      content={structuredCabling}
      drawing={<StructuredCablingDrawing />}
      document={{ ...cableTestReport.heading, sheet: <CableTestReport {...cableTestReport} /> }}
    />
  ),
  'wireless-access-points': () => (
    <ServiceTemplate
      content={wirelessAccessPoints}
      drawing={<WirelessAccessPointsDrawing />}
      document={{ ...wirelessSurvey.heading, sheet: <WirelessSurvey {...wirelessSurvey} /> }}
    />
  ),
  'managed-switches': () => (
    <ServiceTemplate
      content={managedSwitches}
      drawing={<ManagedSwitchesDrawing />}
      document={{ ...rackElevation.heading, sheet: <RackElevation {...rackElevation} /> }}
    />
  ),
  'network-monitoring': () => (
    <ServiceTemplate
      content={networkMonitoring}
      drawing={<NetworkMonitoringDrawing />}
      document={{ ...alertList.heading, sheet: <Schedule {...alertList} /> }}
    />
  ),
};
