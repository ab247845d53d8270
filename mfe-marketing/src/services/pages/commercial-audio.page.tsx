import { commercialAudio } from '../content/commercial-audio.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(commercialAudio);
