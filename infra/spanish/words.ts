/** Words that the Spanish texts use and the dictionary does not have. */
const names = `Alamo Analytics Austin Bee Bexar Boerne Braunfels Brooks Cedar Center Dripping English Georgetown Heights Helotes Hills Hutto Lake
  Lakeway Leander Leon Live Loop Loops Manor Medical New Oak Park Pearl Pflugerville Port Ranch Round Schertz Southtown Springs Stone
  Texas Travis US Valley West`;
const terms = `DPS Fi GHz HOA Mbps PDF TB TX Wi af at cierrapuertas cookies firewall kHz megapíxeles nm px router switch`;
/** Forms of verbs with a pronoun. */
const verbs = 'acórtela conózcanos corríjalo escríbalo pregúntenos tómele';

export const words: readonly string[] = [names, terms, verbs].flatMap((list) => list.split(/\s+/));
