/** The anchor of a titled block: `Audio/Visual` becomes `audio-visual`. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
