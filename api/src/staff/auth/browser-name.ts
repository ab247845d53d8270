import Bowser from 'bowser';

/** Returns the name of a browser from its `User-Agent` header, e.g. "Firefox on Linux". */
export function browserName(userAgent: string): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.split(/[\s/]/)[0] || 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
