import { site } from '@portal/testing/site';
import { business, itemList, service, webSite } from './structured-data.ts';

test('every telephone number is in international form', () => {
  const nodes = [business(site), service(site, { path: '/s', serviceType: 'S', description: 'D' }).provider];

  expect(nodes.map(({ telephone }) => telephone)).toEqual(nodes.map(() => '+15125550142'));
});

test('the company is one business with its office, both cities and its hours', () => {
  expect(business({ ...site, businessHours: 'Mon-Tue 08:05-12:00, Tue 13:00-24:00' })).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': 'https://www.example.com/#business',
    address: { streetAddress: '1 Example Street', addressLocality: 'Austin', postalCode: '78701' },
    areaServed: [{ name: 'Austin' }, { name: 'San Antonio' }],
    openingHoursSpecification: [
      { dayOfWeek: 'Monday', opens: '08:05', closes: '12:00' },
      { dayOfWeek: 'Tuesday', opens: '08:05', closes: '12:00' },
      { dayOfWeek: 'Tuesday', opens: '13:00', closes: '23:59' },
    ],
  });
});

test('a publisher that does not know the hours leaves them out', () => {
  expect(business({ ...site, businessHours: undefined })).not.toHaveProperty('openingHoursSpecification');
});

test('the website is published by the company', () => {
  expect(webSite(site)).toMatchObject({ name: 'Lumenward', publisher: { '@id': business(site)['@id'] } });
});

test('a list has numbered entries with absolute URLs', () => {
  const list = itemList(site, '/industries', [
    { name: 'Retail', to: '/industries#retail' },
    { name: 'Office', to: '/industries#office' },
  ]);

  expect(list.numberOfItems).toBe(2);
  expect(list.itemListElement.map(({ position, url }) => [position, url])).toEqual([
    [1, 'https://www.example.com/industries#retail'],
    [2, 'https://www.example.com/industries#office'],
  ]);
});
