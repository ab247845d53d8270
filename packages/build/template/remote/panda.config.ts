import { definePortalPanda } from '@portal/build/panda';
import { preset } from '@portal/ui/preset';

export default definePortalPanda({ preset, prefix: 'sample' });
