import { renderPage } from '@portal/testing/render';
import { Seo } from './seo.tsx';

const content = (key: string) =>
  document.head.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

test('renders title, description, canonical link and Open Graph tags', () => {
  renderPage(<Seo title="Contact Us" description="Talk to us." path="/contact" />);

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

test('the home page has the Open Graph image home.png', () => {
  renderPage(<Seo title="Home" description="Home." path="/" />);

  expect(content('og:image')).toBe('https://www.example.com/og/home.png');
  expect(canonical()).toBe('https://www.example.com/');
});

test('does not append the company name twice', () => {
  renderPage(<Seo title="About Lumenward" description="Who we are." path="/about" />);

  expect(document.title).toBe('About Lumenward');
});

test('escapes structured data', () => {
  const { container } = renderPage(
    <Seo title="T" description="D" path="/t" structuredData={[{ name: '</script><b>' }]} />,
  );

  const block = container.querySelector('script[type="application/ld+json"]');
  expect(block?.innerHTML).not.toContain('</script>');
  expect(JSON.parse(block?.innerHTML ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><b>' }],
  });
});
