import { accessRule } from './access-rule.ts';

export const isPublic = 'public';

/** Opens a route, or every route of a controller, to requests without a session. All other routes require one. */
export const Public = () => accessRule(isPublic, true);
