import { CommercialAudioDrawing } from '@portal/ui/drawing/commercial-audio';
import { commercialAudio } from '../content/commercial-audio.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={commercialAudio} drawing={<CommercialAudioDrawing />} />;
