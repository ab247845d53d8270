import { definePortalPanda } from '@portal/build/panda';

export default definePortalPanda({ prefix: 'sample' });
