import { AccessControlDrawing } from '@portal/drawings/access-control';
import { CameraCoverage } from '@portal/drawings/documents/camera-coverage';
import { DoorSchedule } from '@portal/drawings/documents/door-schedule';
import { Schedule } from '@portal/drawings/documents/schedule';
import { VideoMonitoringDrawing } from '@portal/drawings/video-monitoring';
import { VideoSurveillanceDrawing } from '@portal/drawings/video-surveillance';
import { accessControl } from '../content/access-control.content.ts';
import { videoMonitoring } from '../content/video-monitoring.content.ts';
import { videoSurveillance } from '../content/video-surveillance.content.ts';
import { cameraCoverage } from '../documents/camera-coverage.content.ts';
import { doorSchedule } from '../documents/door-schedule.content.ts';
import { responsePlan } from '../documents/response-plan.content.ts';
import type { ServicePages } from '../service.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const pages: ServicePages = {
  'video-surveillance': () => (
    <ServiceTemplate
      content={videoSurveillance}
      drawing={<VideoSurveillanceDrawing />}
      document={{ ...cameraCoverage.heading, sheet: <CameraCoverage {...cameraCoverage} /> }}
    />
  ),
  'access-control': () => (
    <ServiceTemplate
      content={accessControl}
      drawing={<AccessControlDrawing />}
      document={{ ...doorSchedule.heading, sheet: <DoorSchedule {...doorSchedule} /> }}
    />
  ),
  'video-monitoring': () => (
    <ServiceTemplate
      content={videoMonitoring}
      drawing={<VideoMonitoringDrawing />}
      document={{ ...responsePlan.heading, sheet: <Schedule {...responsePlan} /> }}
    />
  ),
};
