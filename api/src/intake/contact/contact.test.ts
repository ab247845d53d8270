import { randomUUID } from 'node:crypto';
import {
  cleanedContactFields,
  invalidContactFields,
  validContactRequests,
} from '@portal/contracts/contact-request.cases';
import { spanishMessage } from '@portal/contracts/messages.es';
import { textLimits } from '@portal/contracts/text-limits';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
beforeEach(() => api.sql('truncate contact_submissions cascade'));

const complete = { name: 'Ada Byron', email: 'ada@example.com' };
const post = (body: object | string) => api.request.post('/api/contact').type('json').send(body);
const postForm = (body: string | object) =>
  api.request.post('/api/contact').type('form').set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8').send(body);
const stored = () =>
  api.sql('select name, company, email, phone, service, message from contact_submissions order by id');

describe('a consultation request', () => {
  test('is stored and returns a receipt', async () => {
    const { body } = await post({ ...complete, company: 'Analytical Homes', message: 'Two gates.' }).expect(201);

    expect(body).toEqual({
      id: expect.any(Number),
      reference: expect.stringMatching(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await stored()).toEqual([
      {
        ...complete,
        company: 'Analytical Homes',
        phone: null,
        service: null,
        message: 'Two gates.',
      },
    ]);
  });

  test.each(validContactRequests.map((request) => [request]))('accepts and trims %j', async (request) => {
    await post(request).expect(201);

    const [row] = await stored();
    for (const [field, value] of Object.entries(request)) expect(row?.[field]).toBe(value.trim());
  });

  test.each(invalidContactFields)('rejects %s %j: %s', async (field, value, message) => {
    const { text } = await post({ ...complete, [field]: value })
      .expect(422)
      .expect('Content-Type', /^text\/plain/);

    expect(text).toBe(`${message}.`);
    expect(await stored()).toEqual([]);
  });

  test('returns problem details with every invalid field', async () => {
    const { body } = await post({ email: 'nope' })
      .set('Accept', 'application/problem+json')
      .expect(422)
      .expect('Content-Type', /^application\/problem\+json/);

    expect(body).toMatchObject({
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'Name is required. Valid email is required.',
      fields: { name: 'Name is required', email: 'Valid email is required' },
    });
  });

  test.each([
    ['name', 200],
    ['company', 200],
    ['phone', 50],
    ['service', 100],
    ['message', 5000],
  ])('limits %s to %i characters', async (field, max) => {
    await post({ ...complete, [field]: 'é'.repeat(max) }).expect(201);
    const { text } = await post({ ...complete, [field]: 'é'.repeat(max + 1) }).expect(422);

    expect(text).toContain(`at most ${max} characters`);
    expect(await stored()).toHaveLength(1);
  });

  test.each(['/api/contact/', '/api/Contact'])('is accepted form-encoded at %s', async (path) => {
    await api.request.post(path).type('form').send(complete).expect(201);
    const { text } = await api.request.post(path).type('form').set('Accept', 'text/html').send({}).expect(422);
    expect(text).toContain('Name is required');
    expect(await stored()).toHaveLength(1);
  });

  test('rejects U+0000, which PostgreSQL cannot store', async () => {
    const { text } = await post({ ...complete, message: 'a\0b' }).expect(422);
    expect(text).toBe('Message contains a character that cannot be stored. Please type it again.');
  });

  test.each(cleanedContactFields)('stores %s %j as %j', async (field, typed, text) => {
    await post({ ...complete, [field]: typed }).expect(201);
    expect(await stored()).toMatchObject([{ [field]: text }]);
  });

  test('counts the characters of a text after it was cleaned', async () => {
    await post({ ...complete, name: `\u200B${'é'.repeat(200)}\u200B`, message: `${'🔐'.repeat(5000)} ` }).expect(201);
    const { text } = await post({ ...complete, name: '🔐'.repeat(201) }).expect(422);
    expect(text).toBe('Name is too long: at most 200 characters, please.');
  });
});

describe('an unreadable request', () => {
  test.each(['{"name": "Ada"', '"Ada"', '{]'])('returns 400 for malformed JSON %s', async (body) => {
    const { text } = await post(body)
      .expect(400)
      .expect('Content-Type', /^text\/plain/);
    expect(text).toBe('The request could not be read. Please reload the page.');
  });

  test('rejects an array', async () => {
    await post([complete, complete]).expect(400);
    expect(await stored()).toEqual([]);
  });

  test('returns 400 for a wrong Content-Encoding', async () => {
    const { text } = await post(JSON.stringify(complete)).set('Content-Encoding', 'gzip').expect(400);
    expect(text).toBe('The request could not be read. Please reload the page.');
  });

  test('rejects an empty body', async () => {
    const { text } = await api.request.post('/api/contact').expect(422);
    expect(text).toContain('Name is required');
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'returns 415 for %s',
    async (type) => {
      const { text } = await api.request.post('/api/contact').set('Content-Type', type).send('name=Ada').expect(415);
      expect(text).toContain('JSON');
    },
  );

  test('returns 413 for more than 64 kB', async () => {
    const { text } = await post({ ...complete, message: 'x'.repeat(70_000) }).expect(413);
    expect(text).toContain('The request is too large. Please shorten it');
  });
});

describe('a form sent without JavaScript', () => {
  test('is stored and returns a confirmation page', async () => {
    const { text } = await postForm('name=Ada+Byron&email=ada%40example.com&message=Two+gates.%0D%0AOne+garage.')
      .expect(201)
      .expect('Content-Type', /^text\/html/);

    expect(text).toContain('<h1>Success!</h1>');
    expect(text).toContain(
      'Your consultation request has been submitted. We&#39;ll be in touch soon.'.replace('&#39;', "'"),
    );
    expect(await stored()).toMatchObject([{ name: 'Ada Byron', message: 'Two gates.\nOne garage.' }]);
  });

  test('counts a line break as one character, as maxlength does', async () => {
    const message = 'a\r\n'.repeat(textLimits.message / 2 - 1);
    const form = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', message: `${message}bb` });
    await postForm(form.toString()).expect(201);

    expect(await stored()).toMatchObject([{ message: `${message.replaceAll('\r\n', '\n')}bb` }]);
  });

  test('returns the form with the maximum length of each field', async () => {
    const { text } = await postForm('name=').expect(422);

    for (const name of ['name', 'company', 'email', 'phone', 'message'] as const)
      expect(text).toMatch(new RegExp(`name="${name}"[^>]* maxlength="${textLimits[name]}"`));
  });

  test('returns the form with escaped values and error messages when it is invalid', async () => {
    const { text } = await postForm({
      name: '',
      email: 'ada"><script>alert(1)</script>',
      company: "O'Neil & Co",
      service: 'it-security',
      message: '</textarea>\n<b>bold</b>',
      submissionId: '7b1c2f64-0000-4000-8000-000000000001',
    })
      .expect(422)
      .expect('Content-Type', /^text\/html/);

    expect(text).toContain('<a href="#name">Name is required</a>');
    expect(text).toContain('<p class="error" id="email-error">Valid email is required</p>');
    expect(text).toContain('value="O&#39;Neil &amp; Co"');
    expect(text).toContain('<option value="it-security" selected>');
    expect(text).toContain('&lt;/textarea&gt;\n&lt;b&gt;bold&lt;/b&gt;</textarea>');
    expect(text).toContain('name="submissionId" value="7b1c2f64-0000-4000-8000-000000000001"');
    expect(text).toContain('<form method="post" action="/api/contact">');
    expect(text).not.toMatch(/<script|style=|<style/);
    expect(await stored()).toEqual([]);
  });

  test('returns JSON to a client that accepts JSON', async () => {
    const { body } = await api.request
      .post('/api/contact')
      .type('form')
      .set('Accept', 'application/json')
      .send(complete)
      .expect(201);
    expect(body).toHaveProperty('id');
  });

  test('serves the fonts that the style sheet names', async () => {
    const { text } = await api.request.get('/api/forms.css');
    const addresses = [...text.matchAll(/url\((\S+)\)/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      const { body } = await api.request
        .get(address)
        .responseType('blob')
        .expect(200)
        .expect('Content-Type', 'font/woff2');
      expect((body as Buffer).subarray(0, 4).toString()).toBe('wOF2');
    }
  });
});

describe('a form in Spanish', () => {
  const spanish = { ...complete, language: 'es' };

  test('is stored with its language, and so is its lead until a form in English', async () => {
    const languages = () =>
      api.sql(
        'select requests.language as form, leads.language as lead from requests join leads on leads.id = lead_id order by requests.id',
      );
    await post({ ...spanish, email: 'luz@example.com' }).expect(201);
    expect(await languages()).toEqual([{ form: 'es', lead: 'es' }]);

    await post({ ...complete, email: 'luz@example.com', message: 'Two gates.' }).expect(201);
    expect(await languages()).toEqual([
      { form: 'es', lead: 'en' },
      { form: 'en', lead: 'en' },
    ]);
  });

  test.each(invalidContactFields)('rejects %s %j in Spanish, not with "%s"', async (field, value, english) => {
    const { body } = await post({ ...spanish, [field]: value })
      .set('Accept', 'application/problem+json')
      .expect(422);

    expect(body.fields).toEqual({ [field]: spanishMessage(english) });
    expect(body.detail).toBe(`${spanishMessage(english)}.`);
    expect(spanishMessage(english)).not.toBe(english);
  });

  test.each([
    ['x'.repeat(textLimits.message + 1), /es demasiado largo: máximo \d+ caracteres, por favor$/],
    [1, /debe ser texto$/],
    ['a\0', /contiene un carácter que no se puede guardar/],
  ])('says in Spanish why a text is rejected', async (message, problem) => {
    const { body } = await post({ ...spanish, message })
      .set('Accept', 'application/problem+json')
      .expect(422);
    expect(body.fields).toEqual({ message: expect.stringMatching(problem) });
  });

  test('gets a page in Spanish without JavaScript: with its errors, and then its receipt', async () => {
    const invalid = await postForm({ ...spanish, email: 'ada' }).expect(422);
    expect(invalid.text).toContain('<html lang="es">');
    expect(invalid.text).toContain('<input type="hidden" name="language" value="es">');
    expect(invalid.text).toContain('<label for="phone">Teléfono</label>');
    expect(invalid.text).toContain('Escriba un correo electrónico válido');

    const valid = await postForm(spanish).expect(201);
    expect(valid.text).toContain('<h1>¡Listo!</h1>');
    expect(valid.text).toMatch(/a más tardar el (lunes|martes|miércoles|jueves|viernes) \d+ de [a-z]+\./);
    expect(valid.text).toContain('href="/es"');
    expect(invalid.text + valid.text).not.toMatch(/Please|Your|Fields/);
  });

  test('is rejected in a language that the website does not have', async () => {
    const { text } = await post({ ...complete, language: 'fr' }).expect(422);
    expect(text).toBe('language must be one of en, es.');
  });
});

describe('a repeated form (idempotency key)', () => {
  test('is stored once when requests are concurrent', async () => {
    const request = { ...complete, submissionId: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 12 }, () => post(request).expect(201)));

    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('is stored again when its content has changed', async () => {
    const submissionId = randomUUID();
    await post({ ...complete, submissionId, phone: '512 555 0199' }).expect(201);
    await post({ ...complete, submissionId, phone: '512 555 0100' }).expect(201);

    expect(await stored()).toMatchObject([{ phone: '512 555 0199' }, { phone: '512 555 0100' }]);
  });

  test('rejects a malformed id', async () => {
    await post({ ...complete, submissionId: 'again' }).expect(422);
    await post({ ...complete, submissionId: '' }).expect(201);
  });
});
