import { deliveriesOf, salesAddress, startNotificationApi, submit } from '../../testing/notification-api.ts';
import { signIn, withManager } from '../../testing/staff.ts';
import { until, untilRows } from '../../testing/until.ts';
import { sendJob } from '../queue/send-job.ts';

const { api, mail, stop } = await startNotificationApi(withManager);
afterAll(() => stop());
beforeEach(() => {
  mail.mails.length = 0;
});

/** Submits a form and returns the mail to sales and the acknowledgement. */
async function submitAndReceive(form: Record<string, string> & { email: string }) {
  const request = await submit(api, form);
  const [sales] = await until(() => mail.to(salesAddress)[0] && mail.to(salesAddress));
  const [acknowledgement] = await until(() => mail.to(form.email)[0] && mail.to(form.email));
  if (!sales || !acknowledgement) throw new Error('There should be two mails.');
  const [{ reference, lead_id: leadId } = { reference: '', lead_id: 0 }] = await api.sql<{
    reference: string;
    lead_id: number;
  }>('select reference, lead_id from requests where id = $1', [request]);
  return { request, sales, acknowledgement, reference, leadId };
}

/** Sends the mail to sales once more. */
async function resend(request: number): Promise<void> {
  const failed = await api.sql<{ id: number }>(
    `update deliveries set state = 'failed' where request_id = $1 and channel = 'sales-email' returning id`,
    [request],
  );
  mail.mails.length = 0;
  const path = `/api/admin/deliveries/${failed[0]?.id}/resend`;
  await api.request
    .post(path)
    .set('Cookie', await signIn(api))
    .expect(200);
}

test('the mail to sales contains the whole form, with the visitor as Reply-To', async () => {
  const form = {
    name: 'Ada Byron',
    company: 'Analytical Homes',
    email: 'ada@example.com',
    phone: '512 555 0199',
    service: 'physical-security',
    message: 'Two gates.\nOne garage, <b>door</b> & more.',
  };
  const { sales, reference, leadId } = await submitAndReceive(form);

  expect(sales.from).toEqual({ name: 'Ada Byron via Lumenward', address: 'info@lumenward.example' });
  expect(sales.text).toContain('Request: Ada Byron, Analytical Homes');
  expect(sales.replyTo).toEqual([{ name: 'Ada Byron', address: 'ada@example.com' }]);
  expect(sales.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  for (const text of [form.name, form.company, form.email, form.phone, 'Physical Security', reference]) {
    expect(sales.text).toContain(text);
    expect(sales.html).toContain(text);
  }
  expect(sales.text).toContain('> Two gates.\n> One garage, <b>door</b> & more.');
  expect(sales.html).toContain('Two gates.\nOne garage, &lt;b&gt;door&lt;/b&gt; &amp; more.');
  expect(sales.text).toContain(`https://www.lumenward.example/admin/leads/${leadId}`);
  expect(sales.html).toContain(`href="https://www.lumenward.example/admin/leads/${leadId}"`);
});

test('a reply to the mail to sales tells the visitor nothing that is internal', async () => {
  const { sales, request, reference } = await submitAndReceive({ name: 'Grace Hopper', email: 'grace@example.com' });
  expect(sales.subject).toBe(`Your request to Lumenward (${reference})`);
  await until(async () => (await deliveriesOf(api, request))['sales-email']?.state === 'sent');
  await api.sql(
    `update requests set page = '/austin-cctv', landing = '/', city = 'austin', referrer_host = 'search.example',
       utm = '{"utm_campaign": "spring"}', stored_in_journal_first = true, language = 'es' where id = $1`,
    [request],
  );
  await resend(request);
  const again = await until(() => mail.to(salesAddress)[0]);
  expect(again.subject).toBe(`Su solicitud a Lumenward (${reference})`);
  expect(`${again.subject}${again.text}${again.html}`).not.toMatch(
    /lead:|austin|spring|search\.example|delay|answer in/i,
  );
});

test('the acknowledgement contains the reference and nothing of the form', async () => {
  const { acknowledgement, reference } = await submitAndReceive({
    name: 'Visit evil.example now',
    email: 'ada.two@example.com',
    company: 'Buy at evil.example',
    message: 'Cheap pills: https://evil.example',
  });

  expect(acknowledgement.subject).toBe(`We have your request (${reference})`);
  expect(acknowledgement.text).toMatch(/^Thank you\.\n/);
  expect(acknowledgement.text).toContain('a person from our team');
  expect(acknowledgement.text).toContain('512-555-0142');
  expect(acknowledgement.raw).not.toMatch(/evil|pills/);
  const header = (name: string) => acknowledgement.headers.find(({ key }) => key === name)?.value;
  expect(header('auto-submitted')).toBe('auto-replied');
  expect(header('x-auto-response-suppress')).toBe('All');
});

test('the mail to sales links the number with its extension and shows the domain of the address readably', async () => {
  await submit(api, { name: 'Zoë', email: 'zoe+x@xn--mller-kva.example', phone: '512-555-0199 ext 12' });
  const sales = await until(() => mail.to(salesAddress)[0]);
  expect(sales.html).toContain('href="tel:+15125550199;ext=12"');
  expect(sales.html).toContain('href="mailto:zoe%2Bx@xn--mller-kva.example"');
  expect(sales.html).toContain('zoe+x@müller.example');
  expect(sales.text).toContain('Phone: 512-555-0199 ext 12');
});

test('the mail to sales links no phone text without a number', async () => {
  const { sales } = await submitAndReceive({ email: 'ada.four@example.com', phone: 'only 555-0199 by day' });
  expect(sales.html).not.toContain('tel:+1555');
  expect(sales.text).toContain('Phone: only 555-0199 by day');
});

test('the mail to sales keeps joiners, and an old row of invisible characters only has a subject', async () => {
  const family = '👨\u200D👩\u200D👧';
  const { sales, request } = await submitAndReceive({
    name: `می\u200Cخواهم ${family}`,
    email: 'joiner@example.com',
  });
  expect(sales.text).toContain(`Request: می\u200Cخواهم ${family}`);

  await until(async () => (await deliveriesOf(api, request))['sales-email']?.state === 'sent');
  await api.sql(
    `update requests set name = e'\\u200b\\u202e', company = e'\\u2060', message = e'\\u202eevil'
     where id = (select contact_submission_id from requests where id = $1)`,
    [request],
  );
  await resend(request);
  const old = await until(() => mail.to(salesAddress)[0]);
  expect(old.text).toContain('Request: joiner@example.com');
  expect(old.replyTo).toMatchObject([{ address: 'joiner@example.com' }]);
  expect(`${old.text}${old.html}`).not.toMatch(/[\u200B\u2060\u202E]/);
});

test('prevents header injection', async () => {
  const { sales } = await submitAndReceive({
    name: 'Ada\r\nBcc: victim@example.com\r\n\r\n<b>Byron</b>',
    company: 'Homes\nSubject: Free money',
    service: 'it-security\r\nX-Evil: 1',
    email: 'ada.three@example.com',
  });

  expect(sales.envelope.to).toEqual([salesAddress]);
  expect(sales.from?.name).toBe('Ada Bcc: victim@example.com <b>Byron</b> via Lumenward');
  expect(sales.text).toContain('Request: Ada Bcc: victim@example.com <b>Byron</b>, Homes Subject: Free money');
  expect(sales.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']));
  expect(sales.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-evil']));
  expect(sales.html).not.toContain('<b>Byron');
  expect(mail.to('victim@example.com')).toEqual([]);
});

test('sends one mail for a job that runs twice', async () => {
  const request = await submit(api, { email: 'twice@example.com' });
  const states = async () => Object.values(await deliveriesOf(api, request)).map(({ state }) => state);
  await until(async () => (await states()).join() === 'sent,sent');
  for (const { id } of Object.values(await deliveriesOf(api, request)))
    await sendJob({ query: (text, values) => api.sql(text, values) as never }, 'deliver', { deliveryId: id });

  await untilRows(api, 0, `select from pgboss.job where name = 'deliver' and state < 'completed'`);
  expect(mail.to(salesAddress)).toHaveLength(1);
  expect(mail.to('twice@example.com')).toHaveLength(1);
});

test('each mail has a stable message id', async () => {
  const { sales, acknowledgement, request } = await submitAndReceive({ email: 'names@example.com' });
  const { 'sales-email': delivery } = await deliveriesOf(api, request);

  expect(sales.messageId).toMatch(new RegExp(`^<delivery\\.${delivery?.id}\\.[0-9a-f]{12}@lumenward\\.example>$`));
  expect(acknowledgement.messageId).not.toBe(sales.messageId);
});

test('sends notifications for case-study requests', async () => {
  await api.request
    .post('/api/download-case-study')
    .send({ firstName: 'Grace', lastName: 'Hopper', email: 'grace.h@example.com', company: 'Compilers', phone: '' })
    .expect(200);

  const sales = await until(() => mail.to(salesAddress)[0]);
  expect(sales.text).toContain('Case study: Grace Hopper, Compilers');
  const acknowledgement = await until(() => mail.to('grace.h@example.com')[0]);
  expect(acknowledgement.subject).toMatch(/^The case study you asked for \(/);
  expect(acknowledgement.raw).not.toContain('Hopper');
});

test('sends no notifications for held spam until staff release it', async () => {
  const request = await submit(api, { email: 'first@example.com', website: 'https://spam.example' });
  expect(await deliveriesOf(api, request)).toEqual({});
  const [lead] = await api.sql<{ id: number }>('select lead_id as id from requests where id = $1', [request]);

  await api.request
    .post('/api/admin/leads/actions')
    .set('Cookie', await signIn(api))
    .send({ leadIds: [lead?.id], action: { kind: 'release' } })
    .expect(200);
  await until(() => mail.to(salesAddress)[0]);
  expect(Object.keys(await deliveriesOf(api, request))).toEqual(['sales-email']);
});

test('a form in Spanish is acknowledged in Spanish, and sales see its language', async () => {
  const { sales, acknowledgement, reference } = await submitAndReceive({
    name: 'Luz Ríos',
    email: 'luz@example.com',
    language: 'es',
  });

  expect(acknowledgement.subject).toBe(`Recibimos su solicitud (${reference})`);
  expect(acknowledgement.html).toContain('<html lang="es">');
  expect(acknowledgement.text).toContain(`llámenos al 512-555-0142 y mencione la referencia ${reference}`);
  expect(acknowledgement.text).not.toMatch(/\b(the|your|please)\b/i);
  expect(sales.text).toContain('Language: Spanish');
  expect(sales.subject).toBe(`Su solicitud a Lumenward (${reference})`);
});
