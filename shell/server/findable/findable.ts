import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@portal/contracts/site';
import type { RenderedPage } from '../../src/server.tsx';
import { log } from '../log.ts';
import { PictureStore } from './picture-store.ts';
import { type Picture, picture } from './rasterise.ts';
import { type Reading, read } from './reading.ts';
import { siteIcons } from './site-icons.ts';
import { cardWidth, socialCard } from './social-card.ts';
import { TextDates } from './text-dates.ts';

/** A page as search engines, link previews and language models are told of it. */
export interface Listing {
  path: string;
  reading: Reading;
  /** When its words last changed, ISO 8601. */
  changed: string;
  /** The picture of its link previews. */
  card: Picture;
  /** Where the page's own tags say that picture is. */
  cardAddress: string;
}

/** All cards of a release together: what is not drawn by then goes live with the default one. */
const secondsForCards = 60;

/** Makes, at publish time, what lets pages be found and shown elsewhere. Nothing that fails here keeps a release out. */
export class Findable {
  private readonly folder: string;
  private readonly site: Site;
  private readonly dates: TextDates;
  private readonly defaultCard: Picture;
  /** Icons and what else is the same for every page, by address. */
  readonly icons: Map<string, Picture>;

  private constructor(folder: string, site: Site, defaultCard: Picture, icons: Map<string, Picture>) {
    this.folder = folder;
    this.site = site;
    this.dates = new TextDates(join(folder, 'text-dates.json'));
    this.defaultCard = defaultCard;
    this.icons = icons;
  }

  /** Takes the site's mark and the card for pages without one from the shell's release. */
  static async start(folder: string, shellFolder: string, site: Site): Promise<Findable> {
    const icon = await readFile(join(shellFolder, 'icon.svg'), 'utf8');
    const card = picture(await readFile(join(shellFolder, 'social-card.png')));
    return new Findable(folder, site, card, await siteIcons(icon, new PictureStore(join(folder, 'icons'))));
  }

  /** Reads the pages of a release that goes live, dates their words and draws their cards. */
  async list(name: string, rendered: Map<string, RenderedPage>): Promise<Listing[]> {
    const readings = [...rendered].map(([path, page]) => ({ path, reading: read(page, this.site) }));
    const dates = await this.dates.note(new Map(readings.map(({ path, reading }) => [path, reading.text])));
    const cards = await this.cards(name, readings);
    return readings.map(({ path, reading }) => ({
      path,
      reading,
      changed: dates.get(path) ?? '',
      card: cards.get(path) ?? this.defaultCard,
      cardAddress: `/og${path === '/' ? '/home' : path}.png`,
    }));
  }

  private async cards(name: string, pages: Pick<Listing, 'path' | 'reading'>[]): Promise<Map<string, Picture>> {
    const store = new PictureStore(join(this.folder, 'cards', name));
    const cards = new Map<string, Picture>();
    const drawn: string[] = [];
    const until = Date.now() + secondsForCards * 1000;
    for (const { path, reading } of pages) {
      try {
        if (Date.now() > until) throw new Error(`The cards of the release took more than ${secondsForCards} s.`);
        const svg = socialCard(reading, this.site);
        cards.set(path, picture(await store.draw(svg, cardWidth)));
        drawn.push(svg);
      } catch (error) {
        log.warn({ path, error: (error as Error).message }, 'the page goes live with the default card');
      }
    }
    await store.keepOnly(drawn, cardWidth);
    return cards;
  }
}
