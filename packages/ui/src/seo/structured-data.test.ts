import { site } from '@portal/testing/site';
import { business, cityBusiness, itemList, service, webSite } from './structured-data.ts';

const sanAntonio = { path: '/san-antonio', city: 'San Antonio', description: 'A.', areas: ['Boerne', 'Bexar County'] };

test('every telephone number is in international form', () => {
  const nodes = [
    business(site),
    cityBusiness(site, sanAntonio),
    service(site, { path: '/s', serviceType: 'S', description: 'D' }).provider,
  ];

  expect(nodes.map(({ telephone }) => telephone)).toEqual(nodes.map(() => '+15125550142'));
});

test('the business of a city has its own id, its areas, the address of the office and the company as parent', () => {
  expect(cityBusiness(site, sanAntonio)).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': 'https://www.example.com/san-antonio#business',
    url: 'https://www.example.com/san-antonio',
    image: 'https://www.example.com/og/san-antonio.png',
    address: { streetAddress: '1 Example Street', addressLocality: 'Austin', postalCode: '78701' },
    areaServed: [
      { '@type': 'City', name: 'San Antonio' },
      { '@type': 'Place', name: 'Boerne' },
      { '@type': 'AdministrativeArea', name: 'Bexar County' },
    ],
    parentOrganization: { '@id': business(site)['@id'] },
  });
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
