import { darkPalette } from './palette.ts';

export const themeColor = darkPalette.background;

/** Files of the shell's release that have an address of their own. */
export const rootFiles = [
  'desk-worker.js',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

export const webManifest = (company: string) => ({
  name: company,
  short_name: company,
  id: '/',
  start_url: '/',
  display: 'browser',
  ...look,
});

/** The lead desk can be installed. */
export const deskManifest = (company: string) => ({
  name: `${company} lead desk`,
  short_name: 'Lead desk',
  id: '/admin',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  ...look,
});

const look = {
  background_color: themeColor,
  theme_color: themeColor,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
