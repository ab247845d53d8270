import { CommercialAudioDrawing } from '@portal/drawings/commercial-audio';
import { DisplayIntegrationDrawing } from '@portal/drawings/display-integration';
import { SceneList } from '@portal/drawings/documents/scene-list';
import { LightingIntegrationDrawing } from '@portal/drawings/lighting-integration';
import { VideoControlDrawing } from '@portal/drawings/video-control';
import { commercialAudio } from '../content/commercial-audio.content.ts';
import { displayIntegration } from '../content/display-integration.content.ts';
import { lightingIntegration } from '../content/lighting-integration.content.ts';
import { videoControl } from '../content/video-control.content.ts';
import { lightingScenes, videoScenes } from '../documents/scene-list.content.ts';
import type { ServicePages } from '../service.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const pages: ServicePages = {
  'commercial-audio': () => <ServiceTemplate content={commercialAudio} drawing={<CommercialAudioDrawing />} />,
  'video-control': () => (
    <ServiceTemplate
      content={videoControl}
      drawing={<VideoControlDrawing />}
      document={{ ...videoScenes.heading, sheet: <SceneList {...videoScenes} /> }}
    />
  ),
  'display-integration': () => <ServiceTemplate content={displayIntegration} drawing={<DisplayIntegrationDrawing />} />,
  'lighting-integration': () => (
    <ServiceTemplate
      content={lightingIntegration}
      drawing={<LightingIntegrationDrawing />}
      document={{ ...lightingScenes.heading, sheet: <SceneList {...lightingScenes} /> }}
    />
  ),
};
