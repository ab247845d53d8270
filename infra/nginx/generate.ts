import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commonApi, siteApi } from '@portal/contracts/api-origins';
import { cookiesPage } from '@portal/http-server/cookies-page';

const at = (file: string) => join(import.meta.dirname, file);

/** Files of nginx that repeat what `shell/web` and the API use, so that both servers respond alike. */
export const generated: Record<string, string> = {
  [at('portal/api-origins.conf')]: `# Written by infra/nginx/generate.ts from packages/contracts/src/api-origins.ts.
# With DESK_URL, the site serves some paths of the api, the desk all others, and both serve health checks.
map $uri $api_origin {
    "~*${siteApi}" site;
    "~*${commonApi}" both;
    default desk;
}
`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the template.
  [at('templates/pages/cookies.html.template')]: cookiesPage('${COMPANY_PHONE}'),
};

if (process.argv[1] === import.meta.filename)
  for (const [file, content] of Object.entries(generated)) await writeFile(file, content);
