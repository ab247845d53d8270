import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { apiCookies } from '@portal/contracts/api-cookies';
import { commonApi, siteApi, streamApi, uploadApi } from '@portal/contracts/api-origins';
import { contentTypes } from '@portal/contracts/content-types';
import { serverLimits as limits } from '@portal/contracts/server-limits';
import { cookiesPage } from '@portal/http-server/cookies-page';

/**
 * `node generate.ts FOLDER` writes the configuration that repeats what the web server and the API use, so that both servers
 * respond alike. The image runs it.
 */
const files: Record<string, string> = {
  // With DESK_URL, the site serves some paths of the api, the desk all others, and both serve health checks.
  'portal/api-origins.conf': `map $uri $api_origin {
    "~*${siteApi}" site;
    "~*${commonApi}" both;
    default desk;
}
`,
  // Of a server.
  'portal/limits.conf': `large_client_header_buffers 2 ${limits.headerBytes};
limit_conn bodies ${limits.bodiesPerClient};
if ($request_uri ~ "^.{${limits.addressLength + 1}}") {
    return 414;
}
`,
  'portal/api-limits.conf': `client_max_body_size ${limits.bodyBytes};
# Server-sent events: no buffering, and an hour without events is no timeout.
location ~* ${streamApi} {
    if ($is_api_hidden) {
        return 404;
    }
    limit_conn streams ${limits.streamsPerClient};
    limit_conn all_streams ${limits.streams};
    proxy_pass http://api;
    proxy_buffering off;
    proxy_read_timeout 1h;
    send_timeout 1h;
    error_page 404 @no_such_api;
    error_page 429 @too_many;
    error_page 502 504 =503 @api_unavailable;
}
location ~* ${uploadApi} {
    client_max_body_size ${limits.uploadBytes};
    include portal/api.conf;
}
`,
  // A header with the cookies that the api reads, and no others.
  'portal/api-cookies.conf': `${apiCookies.map(mapOfCookie).join('')}map "" $api_cookies {
    default "${apiCookies.map((name) => `$${name}`).join('')}";
}
`,
  'portal/files.conf': `include portal/immutable-files.conf;\n${Object.entries(
    Object.groupBy(Object.keys(contentTypes), (extension) => contentTypes[extension] ?? ''),
  )
    // Pages have addresses without an extension.
    .filter(([type]) => !type.startsWith('text/html'))
    .map(([type, extensions = []]) => locationOf(type, extensions))
    .join('')}`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the template.
  'templates/pages/cookies.html.template': cookiesPage('${COMPANY_PHONE}'),
};

/** `$cookie_prefix` is that of the origin, so that a cookie without the prefix does not hide the one with it. */
function mapOfCookie(name: string): string {
  return `map "$cookie_prefix=$http_cookie" $${name} {
    "~^(?<prefix_of_${name}>[\\w-]*)=(?:.*?;\\s*)?(?<pair_of_${name}>\\k<prefix_of_${name}>${name}=[^;]*)" "$pair_of_${name}; ";
    default "";
}
`;
}

/** Only files of text have compressed copies. The type is that of the path, not of the compressed file. */
function locationOf(type: string, extensions: string[]): string {
  const isText = /charset|json/.test(type);
  return `location ~ \\.(${extensions.join('|')})$ {
    root $build;
    types { }
    default_type "${type}";
    try_files ${isText ? '$uri$suffix ' : ''}$uri =404;
}
`;
}

for (const [path, content] of Object.entries(files)) {
  const file = join(process.argv[2] ?? '', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
