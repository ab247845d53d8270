import { show } from '../testing/show.tsx';
import { Seo } from './seo.tsx';

const content = (key: string) =>
  document.head.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

test('a page tells search engines and link previews what it is', () => {
  show(<Seo title="Contact Us" description="Talk to us." path="/contact" />);

  expect(document.title).toBe('Contact Us | Lumenward');
  expect(canonical()).toBe('https://www.example.com/contact');
  expect(
    Object.fromEntries(
      ['description', 'robots', 'og:site_name', 'og:locale', 'og:type', 'og:title', 'og:description', 'og:url']
        .concat(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card'])
        .map((key) => [key, content(key)]),
    ),
  ).toEqual({
    description: 'Talk to us.',
    robots: 'index,follow',
    'og:site_name': 'Lumenward',
    'og:locale': 'en_US',
    'og:type': 'website',
    'og:title': 'Contact Us | Lumenward',
    'og:description': 'Talk to us.',
    'og:url': 'https://www.example.com/contact',
    'og:image': 'https://www.example.com/og/contact.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Contact Us',
    'twitter:card': 'summary_large_image',
  });
});

test('the home page has a picture of its own name', () => {
  show(<Seo title="Home" description="Home." path="/" />);

  expect(content('og:image')).toBe('https://www.example.com/og/home.png');
  expect(canonical()).toBe('https://www.example.com/');
});

test('the company stands in a title once', () => {
  show(<Seo title="About Lumenward" description="Who we are." path="/about" />);

  expect(document.title).toBe('About Lumenward');
});

test('structured data cannot end its own block', () => {
  const { container } = show(<Seo title="T" description="D" path="/t" jsonLd={{ name: '</script><b>' }} />);

  const block = container.querySelector('script[type="application/ld+json"]');
  expect(block?.innerHTML).not.toContain('</script>');
  expect(JSON.parse(block?.innerHTML ?? '')).toEqual({ name: '</script><b>' });
});
