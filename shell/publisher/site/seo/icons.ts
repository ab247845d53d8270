import { log } from '../../log.ts';
import type { ImageStore } from './image-store.ts';
import { darkPalette } from './palette.ts';

/** Width and height of the icon's `viewBox`. */
const side = 64;

/** Icons by path. `edge` fills the corners, for platforms that round them. `safe` also keeps the mark in the safe zone of maskable icons. */
const icons: Record<string, { size: number; fill?: 'edge' | 'safe' }> = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'icon-maskable-512.png': { size: 512, fill: 'safe' },
  'apple-touch-icon.png': { size: 180, fill: 'edge' },
};
const faviconSize = 48;

export const themeColor = darkPalette.background;

/** Renders the SVG icon as raster icons and returns them by path. Skips icons that cannot be rendered. */
export async function siteIcons(svg: string, images: ImageStore): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  try {
    for (const [path, { size, fill }] of Object.entries(icons))
      files.set(path, await images.png(fill ? filled(svg, fill) : svg, side, size));
    files.set('favicon.ico', asIco(await images.png(svg, side, faviconSize), faviconSize));
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'icons could not be rendered');
  }
  return files;
}

function filled(svg: string, fill: 'edge' | 'safe'): string {
  const inset = fill === 'safe' ? 6 : 0;
  const size = side - 2 * inset;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" fill="${themeColor}"/>`,
    svg
      .replace('<svg ', `<svg x="${inset}" y="${inset}" width="${size}" height="${size}" `)
      .replace(/<rect [^>]*\/>/, ''),
    '</svg>',
  ].join('');
}

/** Returns an ICO file that holds one PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export const webManifest = (company: string) => ({
  name: company,
  short_name: company,
  id: '/',
  start_url: '/',
  display: 'browser',
  background_color: themeColor,
  theme_color: themeColor,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
