import { definePortalPanda } from '@portal/build/panda';
import { preset } from './src/preset/index.ts';

export default definePortalPanda({ preset, prefix: 'u' });
