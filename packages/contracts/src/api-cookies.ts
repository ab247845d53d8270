/**
 * Cookies that the API reads. Servers in front of it drop all others, which a page of any remote can set: together they can be longer
 * than the API accepts. Over HTTPS the names have the prefix `__Host-`.
 */
export const apiCookies = ['portal_session', 'portal_device'] as const;
