import { CommercialAudioDrawing } from '@portal/drawings/commercial-audio';
import { commercialAudio } from '../content/commercial-audio.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={commercialAudio} drawing={<CommercialAudioDrawing />} />;
