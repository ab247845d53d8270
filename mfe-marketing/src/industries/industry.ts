export interface Card {
  title: string;
  text: string;
}

/** A section of the industries page; `id` is its anchor, which other pages and printed matter link to. */
export interface Industry {
  id: string;
  /** Short name for the tile. */
  name: string;
  heading: string;
  intro: string;
  capabilities: readonly [Card, Card, Card, Card];
  highlight: string;
  challenges?: readonly Card[];
  financing?: readonly Card[];
  benefits?: readonly string[];
}
