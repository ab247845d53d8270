import { SetMetadata } from '@nestjs/common';

export const isPublic = 'isPublic';

/** Opens a route, or every route of a controller, to requests without a session. All other routes require one. */
export const Public = () => SetMetadata(isPublic, true);
