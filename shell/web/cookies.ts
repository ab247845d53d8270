import { apiCookies } from '@portal/contracts/api-cookies';

const isOfApi = new RegExp(`^(?:__Host-)?(?:${apiCookies.join('|')})=`);

/** Returns the cookies of a header that the API reads, as a header. */
export const cookiesForApi = (header = ''): string | undefined =>
  header
    .split(/;\s*/)
    .filter((pair) => isOfApi.test(pair))
    .join('; ') || undefined;
