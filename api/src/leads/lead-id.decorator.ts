import { PathId } from '../platform/http/id.decorators.ts';

/** The lead in the URL. */
export const LeadId = PathId('There is no such lead.');
