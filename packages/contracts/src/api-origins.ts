const anyOf = (paths: readonly string[]) => `^/api/(${paths.join('|')})/?$`;

/**
 * Patterns of paths of the API, matched without regard to case, for JavaScript and nginx. With DESK_URL, the site serves only
 * these paths of the API. All others, also those that do not exist, belong to the lead desk.
 */
export const siteApi = anyOf(['contact', 'contact/proof', 'download-case-study', 'forms\\.css', 'forms/[^/]+']);

/** Paths that both origins serve. */
export const commonApi = anyOf(['health/live', 'health/intake', 'health/ready', 'field-reports']);

/** The event stream of the lead desk. */
export const streamApi = anyOf(['admin/leads/stream']);

/** Paths that take files. */
export const uploadApi = anyOf(['admin/leads/\\d+/drafts/[^/]+/attachments', 'admin/imports/files']);
