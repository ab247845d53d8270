import { austin } from './austin.content.ts';

// Required by the website specification.
describe('the Austin page', () => {
  test('has three stats', () => {
    expect(austin.stats).toEqual([
      { value: '500+', label: 'Austin installations' },
      { value: '24/7', label: 'local support' },
      { value: '15+', label: 'years experience' },
    ]);
  });

  test('covers sixteen areas', () => {
    expect(austin.coverage.areas).toEqual([
      'Downtown Austin',
      'West Lake Hills',
      'Round Rock',
      'Cedar Park',
      'Pflugerville',
      'Georgetown',
      'Lakeway',
      'Bee Cave',
      'Dripping Springs',
      'Leander',
      'Manor',
      'Hutto',
      'South Austin',
      'North Austin',
      'East Austin',
      'Travis County',
    ]);
  });

  test('serves ten industries', () => {
    expect(austin.industries.items.map(({ name }) => name.toLowerCase())).toEqual([
      'multifamily',
      'commercial offices',
      'retail',
      'construction sites',
      'self-storage',
      'property management',
      'auto dealerships',
      'medical',
      'education',
      'places of worship',
    ]);
  });

  test('has four features', () => {
    expect(austin.features.items).toHaveLength(4);
  });

  test('has five questions, one about same-day and next-day installation', () => {
    expect(austin.faq.items).toHaveLength(5);
    expect(austin.faq.items.map(({ answer }) => answer).join(' ')).toMatch(/same-day.*next-day/);
  });
});
