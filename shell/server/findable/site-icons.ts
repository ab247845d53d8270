import { log } from '../log.ts';
import { onInk } from './palette.ts';
import type { PictureStore } from './picture-store.ts';
import { type Picture, picture } from './rasterise.ts';

/** Units of the icon's own drawing (`viewBox="0 0 64 64"`). */
const side = 64;

/** The address of each icon and how it is made: where the platform cuts the corners itself, the ground fills them. */
const icons: Record<string, { size: number; fill?: 'edge' | 'safe' }> = {
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-512.png': { size: 512, fill: 'safe' },
  '/apple-touch-icon.png': { size: 180, fill: 'edge' },
};
const favicon = { address: '/favicon.ico', size: 48 };

/** Every icon that is not the SVG, by its address. One that cannot be drawn is left out. */
export async function siteIcons(svg: string, store: PictureStore): Promise<Map<string, Picture>> {
  const made = new Map<string, Picture>();
  try {
    for (const [address, { size, fill }] of Object.entries(icons))
      made.set(address, picture(await store.draw(fill ? filled(svg, fill) : svg, side, size)));
    const small = await store.draw(svg, side, favicon.size);
    made.set(favicon.address, picture(asIco(small, favicon.size), 'image/x-icon'));
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'icons could not be drawn');
  }
  return made;
}

/** On a ground without round corners; `safe` keeps the mark inside the circle that every mask leaves. */
function filled(svg: string, fill: 'edge' | 'safe'): string {
  const inset = fill === 'safe' ? 6 : 0;
  const size = side - 2 * inset;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" fill="${onInk.ground}"/>`,
    svg
      .replace('<svg ', `<svg x="${inset}" y="${inset}" width="${size}" height="${size}" `)
      .replace(/<rect [^>]*\/>/, ''),
    '</svg>',
  ].join('');
}

/** An ICO file that holds one PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export const manifest = (company: string) => ({
  name: company,
  short_name: company,
  id: '/',
  start_url: '/',
  display: 'browser',
  background_color: onInk.ground,
  theme_color: onInk.ground,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

export const themeColor = onInk.ground;
