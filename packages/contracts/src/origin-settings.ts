import { origin } from './settings.ts';

export const originSettings = {
  SITE_URL: origin().prefault('http://localhost:8080').meta({
    default: '`http://localhost:PORT`',
    description: 'public URL: canonical links, sitemap, cookies',
  }),
  DESK_URL: origin().optional().meta({
    default: 'part of the site',
    description:
      'origin of the lead desk on another host name, e.g. `https://desk.example.com`. The API answers staff requests on that host only',
  }),
};

/** Cookies ignore the port, so two origins that differ only in the port share them. Settings that are invalid are no addresses. */
export const haveSameHost = (site: unknown, desk: unknown): boolean =>
  URL.canParse(String(site)) &&
  URL.canParse(String(desk)) &&
  new URL(String(site)).hostname === new URL(String(desk)).hostname;
