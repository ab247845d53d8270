import Bowser from 'bowser';

/** What people call the program behind a `User-Agent` header, e.g. "Firefox on Linux". */
export function browserName(userAgent: string): string {
  if (!userAgent) return 'An unknown program';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.split(/[\s/]/)[0] || 'An unknown program';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
