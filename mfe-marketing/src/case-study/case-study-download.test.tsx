import { refusedCaseStudyFields } from '@portal/contracts/case-study-request.cases';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { laterAnswer, serve, visit } from '../testing/visit.tsx';
import { CaseStudyDownload } from './case-study-download.tsx';

const pdf = () => new Response(new Blob(['%PDF-1.7']), { headers: { 'content-type': 'application/pdf' } });
const labels = { firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company' };
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: /download|processing/i });

let saved: string[];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => jest.restoreAllMocks());

async function open() {
  const view = visit(<CaseStudyDownload />);
  await view.user.click(screen.getByRole('button', { name: 'Download Full Case Study' }));
  await screen.findByRole('dialog');
  return view;
}

async function fill({ user }: ReturnType<typeof visit>) {
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Byron');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Company'), 'Analytical Homes');
}

test.each(refusedCaseStudyFields)('%s %p is refused under the field: %s', async (name, value, message) => {
  const requests = serve(pdf);
  const view = await open();
  await fill(view);
  await view.user.clear(field(labels[name]));
  if (value) await view.user.type(field(labels[name]), value);
  await view.user.click(submit());

  await waitFor(() => expect(field(labels[name])).toHaveAccessibleDescription(message));
  expect(requests).toEqual([]);
});

test('a complete request saves the PDF under its fixed name, says so and closes the dialog', async () => {
  const requests = serve(pdf);
  const view = await open();
  await fill(view);
  await view.user.click(submit());

  await waitFor(() => expect(saved).toEqual(['hoa-success-story.pdf']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.toasts).toEqual([
    {
      tone: 'neutral',
      title: 'Download Started',
      description: 'Your case study download has begun. Thank you for your interest!',
    },
  ]);
  expect(requests).toMatchObject([
    { url: '/api/download-case-study', method: 'POST', body: { firstName: 'Ada', lastName: 'Byron', phone: '' } },
  ]);
  expect(screen.getByRole('note')).toHaveTextContent('downloads folder');
  expect(screen.getByRole('button', { name: 'Download Full Case Study' })).toHaveFocus();
});

test('while it is being fetched the button reads Processing... and is disabled', async () => {
  const { answer, arrive } = laterAnswer();
  serve(answer);
  const view = await open();
  await fill(view);
  await view.user.click(submit());

  await waitFor(() => expect(submit()).toHaveTextContent('Processing...'));
  expect(submit()).toBeDisabled();
  arrive(pdf());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failure is logged and noticed, and the dialog stays open with what was entered', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  serve(() => new Response('No', { status: 500 }));
  const view = await open();
  await fill(view);
  await view.user.click(submit());

  await waitFor(() =>
    expect(view.toasts).toEqual([
      {
        tone: 'destructive',
        title: 'Download Failed',
        description: 'There was an error processing your download. Please try again.',
      },
    ]),
  );
  expect(logged).toHaveBeenCalled();
  expect(field('Company')).toHaveValue('Analytical Homes');
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(saved).toEqual([]);
});

test('before the page is alive the button opens a plain form that posts by itself', () => {
  const page = new DOMParser().parseFromString(renderToString(<CaseStudyDownload />), 'text/html');
  const target = page.querySelector('button')?.getAttribute('popovertarget');
  const form = page.querySelector(`#${target}[popover] form`);

  expect(form?.getAttribute('action')).toBe('/api/download-case-study');
  expect(form?.getAttribute('method')).toBe('post');
  expect(Array.from(form?.querySelectorAll('input') ?? [], ({ name }) => name)).toEqual([
    'website',
    'firstName',
    'lastName',
    'email',
    'company',
    'phone',
  ]);
});
