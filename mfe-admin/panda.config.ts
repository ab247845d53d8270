import { definePortalPanda } from '@portal/build/panda';
import { preset } from '@portal/ui/preset';
import { deskPreset } from './desk.preset.ts';

export default definePortalPanda({ preset, changes: deskPreset, prefix: 'a' });
