import Bowser from 'bowser';

/**
 * Returns the name of a browser from its `User-Agent` header, e.g. "Firefox on Linux". Clients choose the header freely and the name is
 * sent by mail, so a name that could be a link or a sentence is not used.
 */
export function browserName(userAgent: string): string {
  if (!userAgent) return unknown;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name || userAgent.split(/[\s/]/)[0];
  if (!name || !/^[\w -]{1,40}$/.test(name)) return unknown;
  return browser.name && os.name ? `${name} on ${os.name}` : name;
}

const unknown = 'Unknown browser';
