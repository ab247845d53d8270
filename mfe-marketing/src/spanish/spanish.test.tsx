import { invalidCaseStudyFields } from '@portal/contracts/case-study-request.cases';
import { consultationPath } from '@portal/contracts/consultation';
import { invalidContactFields } from '@portal/contracts/contact-request.cases';
import { formWordings } from '@portal/contracts/form-wording';
import { languageOf, translationsOf } from '@portal/contracts/language';
import { spanishMessage } from '@portal/contracts/messages.es';
import { teamOf } from '@portal/release/team-of';
import { renderPage } from '@portal/testing/render';
import { respondToPost } from '@portal/testing/server';
import { mainText, mostSimilarPages } from '@portal/testing/similar-pages';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { teams } from '../../../infra/teams.json';
import { routes } from '../routes.tsx';
import { office } from './content/building.content.ts';
import { spanishRoutes } from './spanish.routes.ts';

async function open(path: string) {
  const route = spanishRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${path} is no page.`);
  const { Component } = await route.lazy();
  return renderPage(<Component />, { path });
}
const meta = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';

beforeEach(() => sessionStorage.clear());

test('all pages whose path begins with /es belong to marketing', () => {
  expect(routes.filter(({ path }) => languageOf(path) === 'es')).toEqual(spanishRoutes);
  for (const { path } of spanishRoutes) expect(teamOf(teams, path)?.name).toBe('marketing');
});

test('a page and its partner name each other', () => {
  const alone = spanishRoutes.filter(({ path }) => translationsOf(path)?.es !== path).map(({ path }) => path);
  expect(alone).toEqual([]);
  const partners = spanishRoutes.flatMap(({ path }) => translationsOf(path)?.en ?? []);
  for (const path of partners) {
    expect(languageOf(path)).toBe('en');
    expect(teamOf(teams, path)).toBeDefined();
  }
});

test.each(spanishRoutes)('$path has metadata, a heading and links in Spanish', async ({ path, handle }) => {
  const { container } = await open(path);

  expect(document.title).toMatch(/^.{1,47} \| Lumenward$|^.{48,60}$/);
  expect(meta('meta[name=description]').length).toBeGreaterThanOrEqual(110);
  expect(meta('meta[name=description]').length).toBeLessThanOrEqual(160);
  expect(meta('meta[property="og:image"]')).toBe(`https://www.example.com/og${path}.png`);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data['@graph']).toContainEqual(expect.objectContaining({ '@type': 'WebPage', inLanguage: 'es-US' }));

  const elements = container.querySelectorAll('h1, h2, h3, p, li, dt, dd, summary, label, button');
  const text = [...elements].map(({ textContent }) => textContent).join('\n');
  for (const [opening = '', closing = ''] of ['¿?', '¡!'])
    expect(text.split(opening)).toHaveLength(text.split(closing).length);
  expect(text).not.toMatch(/"|\.\.\./);

  for (const link of container.querySelectorAll('a')) {
    const to = (link.getAttribute('href') ?? '').replace(/[?#].*/, '');
    if (!to.startsWith('/')) continue;
    const isSpanish = languageOf(to) === 'es';
    expect([to, isSpanish || link.textContent?.includes('(en inglés)')]).toEqual([to, true]);
    if (isSpanish) expect(spanishRoutes.map((route) => route.path)).toContain(to);
    else expect(translationsOf(to)).toBeUndefined();
    if (!isSpanish) expect(link).toHaveAttribute('hreflang', 'en');
  }
  const first = container.querySelector('a[href^="/es/contacto"]')?.getAttribute('href');
  expect(first ?? '/es/contacto').toBe(consultationPath(handle.consultation ?? {}, 'es'));
  for (const image of screen.queryAllByRole('img')) expect(image).not.toHaveAccessibleName(/ a | the /);
});

test('no two pages have similar text', async () => {
  const pages: { path: string; text: string }[] = [];
  for (const { path } of spanishRoutes) {
    const { container } = await open(path);
    pages.push({ path, text: mainText(container.innerHTML) });
    cleanup();
  }

  // The list of services is on most of them, and in the row of answers the license, the hours and the number.
  expect(mostSimilarPages(pages).filter(({ overlap }) => overlap > 0.17)).toEqual([]);
});

test('the contact form has Spanish messages for every rule, below the field', async () => {
  for (const [, , english] of invalidContactFields) expect(spanishMessage(english)).not.toBe(english);
  const requests = respondToPost('/api/contact', () => Response.json({ id: 1 }, { status: 201 }));
  const { user } = await open('/es/contacto');
  await user.click(screen.getByRole('button', { name: 'SOLICITAR UNA CONSULTA' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(spanishMessage('Name is required')),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Revise el formulario, por favor');
  expect(requests).toEqual([]);
});

test('labels of the buildings are in Spanish', async () => {
  const neutral = /^(FIREWALL|SWITCHES|VPN|WI-FI|IDF \d)$/;
  for (const path of ['/es', '/es/austin', '/es/san-antonio']) {
    const { container } = await open(path);
    const labels = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent ?? '');
    expect(labels.length).toBeGreaterThan(10);
    const translated = new Set(Object.values(office.labels));
    expect([path, labels.filter((label) => !neutral.test(label) && !translated.has(label))]).toEqual([path, []]);
    cleanup();
  }
});

test('the contact page has the hours in Spanish', async () => {
  await open('/es/contacto');

  expect(screen.getByText('Horario').nextElementSibling).toHaveTextContent('lunes a viernes de 8 a. m. a 6 p. m.');
});

test('the contact form sends its language and shows a receipt in Spanish', async () => {
  const requests = respondToPost('/api/contact', () =>
    Response.json({ id: 1, reference: 'H7KQ-2M4X', answerBy: '2026-11-24' }, { status: 201 }),
  );
  const { user } = await open('/es/contacto');
  await user.type(screen.getByLabelText('Nombre'), 'Luz Ríos');
  await user.type(screen.getByLabelText('Correo electrónico'), 'luz@example.com');
  await user.selectOptions(screen.getByLabelText('Servicio'), 'Cámaras, accesos y monitoreo');
  await user.click(screen.getByRole('button', { name: 'SOLICITAR UNA CONSULTA' }));

  const notice = await screen.findByRole('note');
  expect(notice).toHaveTextContent(
    'Ya tenemos su solicitud. Un diseñador de sistemas le llamará o le escribirá a más tardar el martes 24 de noviembre. Su número de referencia es H7KQ-2M4X: téngalo a la mano si nos llama.',
  );
  expect(requests).toMatchObject([{ language: 'es', wording: 'contacto-1', service: 'physical-security' }]);
});

test('the contact form keeps its entries after a failure and says so in Spanish', async () => {
  respondToPost('/api/contact', () => new Response('No', { status: 503 }));
  const { user } = await open('/es/contacto');
  await user.type(screen.getByLabelText('Nombre'), 'Luz Ríos');
  await user.type(screen.getByLabelText('Correo electrónico'), 'luz@example.com');
  await user.click(screen.getByRole('button', { name: 'SOLICITAR UNA CONSULTA' }));

  expect(await screen.findByRole('note')).toHaveTextContent(
    /Su solicitud no se envió\. .* inténtelo de nuevo o llame al 512-555-0142/,
  );
  expect(screen.getByLabelText('Nombre')).toHaveValue('Luz Ríos');
});

test('the case study form has Spanish messages for every rule, and sends its language', async () => {
  for (const [, , english] of invalidCaseStudyFields) expect(spanishMessage(english)).not.toBe(english);
  const requests = respondToPost('/api/download-case-study', () => new Response('No', { status: 503 }));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open('/es/caso-de-exito');
  const submit = () => user.click(screen.getByRole('button', { name: 'Descargar el caso de éxito' }));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Escriba su apellido');

  for (const label of ['Nombre', 'Apellido', 'Negocio u organización'])
    await user.type(screen.getByLabelText(label), 'Luz');
  await user.type(screen.getByLabelText('Correo electrónico'), 'luz@example.com');
  await submit();
  expect(await screen.findByRole('note')).toHaveTextContent(/^La descarga falló\./);
  expect(requests).toMatchObject([{ language: 'es', wording: 'caso-de-exito-1', lastName: 'Luz' }]);
  logged.mockRestore();
});

test.each([
  ['/es/contacto', 'contacto-1'],
  ['/es/caso-de-exito', 'caso-de-exito-1'],
] as const)('the wording of the form on %s is what the page shows', async (path, version) => {
  await open(path);
  const form = document.querySelector('form');
  const texts = Array.from(
    document.querySelectorAll('h2, form p, form label, p:has(+ form), form [type=submit], h2 ~ div p'),
    ({ textContent }) => textContent?.trim(),
  );

  expect(form?.querySelector('[name=wording]')).toHaveValue(version);
  expect(form?.querySelector('[name=language]')).toHaveValue('es');
  for (const line of formWordings[version]) expect(texts).toContain(line);
});
