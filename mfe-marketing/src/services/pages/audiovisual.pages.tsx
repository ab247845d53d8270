import { CommercialAudioDrawing } from '@portal/drawings/commercial-audio';
import { DisplayIntegrationDrawing } from '@portal/drawings/display-integration';
import { DisplaySchedule } from '@portal/drawings/documents/display-schedule';
import { LoudspeakerSchedule } from '@portal/drawings/documents/loudspeaker-schedule';
import { SceneList } from '@portal/drawings/documents/scene-list';
import { LightingIntegrationDrawing } from '@portal/drawings/lighting-integration';
import { VideoControlDrawing } from '@portal/drawings/video-control';
import { commercialAudio } from '../content/commercial-audio.content.ts';
import { displayIntegration } from '../content/display-integration.content.ts';
import { lightingIntegration } from '../content/lighting-integration.content.ts';
import { videoControl } from '../content/video-control.content.ts';
import { displaySchedule } from '../documents/display-schedule.content.ts';
import { loudspeakerSchedule } from '../documents/loudspeaker-schedule.content.ts';
import { lightingScenes, videoScenes } from '../documents/scene-list.content.ts';
import type { ServicePages } from '../service.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const pages: ServicePages = {
  'commercial-audio': () => (
    <ServiceTemplate
      content={commercialAudio}
      drawing={<CommercialAudioDrawing />}
      document={{ ...loudspeakerSchedule.heading, sheet: <LoudspeakerSchedule {...loudspeakerSchedule} /> }}
    />
  ),
  'video-control': () => (
    <ServiceTemplate
      content={videoControl}
      drawing={<VideoControlDrawing />}
      document={{ ...videoScenes.heading, sheet: <SceneList {...videoScenes} /> }}
    />
  ),
  'display-integration': () => (
    <ServiceTemplate
      content={displayIntegration}
      drawing={<DisplayIntegrationDrawing />}
      document={{ ...displaySchedule.heading, sheet: <DisplaySchedule {...displaySchedule} /> }}
    />
  ),
  'lighting-integration': () => (
    <ServiceTemplate
      content={lightingIntegration}
      drawing={<LightingIntegrationDrawing />}
      document={{ ...lightingScenes.heading, sheet: <SceneList {...lightingScenes} /> }}
    />
  ),
};
