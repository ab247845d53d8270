const processSettings = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE', 'LOG_LEVEL'];
const siteSettings = [
  ...processSettings,
  'SITE_URL',
  'DESK_URL',
  'COMPANY_NAME',
  'COMPANY_PHONE',
  'COMPANY_EMAIL',
  'CONTENT',
];
const retentionSettings = ['SPAM', 'LOST', 'WON', 'OPEN', 'DELIVERIES'].map((kind) => `RETENTION_${kind}_DAYS`);
const withFile = (name: string) => [name, `${name}_FILE`];

/** The settings of the environment that each process of the portal gets. */
export const settingsOf = {
  web: [...siteSettings, 'TRUSTED_PROXY_HOPS'],
  api: [
    ...siteSettings,
    ...['STAFF_PASSWORD', 'SMTP_URL', 'LEAD_WEBHOOK_SECRET', 'ENCRYPTION_KEY', 'OIDC_CLIENT_SECRET'].flatMap(withFile),
    ...['STAFF_EMAIL', 'MAIL_FROM', 'SALES_EMAIL', 'LEAD_WEBHOOK_URL', 'JOURNAL_DIR', 'FORM_RATE_PER_MINUTE'],
    ...['BUSINESS_TIME_ZONE', 'BUSINESS_HOURS', 'BUSINESS_HOLIDAYS', 'RESPONSE_TARGET_MINUTES'],
    ...['SECOND_FACTOR_REQUIRED_FOR', 'SECOND_FACTOR_GRACE_DAYS', 'AUDIT_ADDRESS_DAYS'],
    ...retentionSettings,
    ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_NAME', 'OIDC_SCOPE', 'OIDC_GROUPS_CLAIM', 'OIDC_ROLES'],
    ...['OIDC_SECOND_FACTOR', 'OIDC_LINK_BY_EMAIL', 'OIDC_ONLY'],
  ],
  /** It runs the code of releases, so it gets no facts of the site and no secrets. */
  renderer: [...processSettings, 'CHROMIUM_PATH'],
  publisher: [
    ...siteSettings,
    ...retentionSettings,
    ...[
      'TEAMS_FILE',
      'RELEASES_FROM',
      'PUBLISHED_DIR',
      'PUBLISHER_SOCKET',
      'RELEASE_POLL_MS',
      'BROWSER_CHECKS',
      'PUBLISH_UNCHECKED',
      'COMPRESSION',
      'IMAGE_CACHE_DIR',
    ],
    ...[
      'BUSINESS_HOURS',
      'COMPANY_STREET',
      'SOCIAL_URL',
      'VIDEO_URL',
      'ANALYTICS_PROVIDER',
      'ANALYTICS_SRC',
      'ANALYTICS_ID',
    ],
    ...['SECURITY_CONTACT', 'INDEXNOW_KEY', 'INDEXNOW_URL'],
  ],
} as const satisfies Record<string, readonly string[]>;
