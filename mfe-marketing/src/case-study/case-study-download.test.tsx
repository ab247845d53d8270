import { invalidCaseStudyFields } from '@portal/contracts/case-study-request.cases';
import { renderPage } from '@portal/testing/render';
import { respondToPost } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CaseStudyDownload } from './case-study-download.tsx';

const pdf = () => new Response(new Blob(['%PDF-1.7']), { headers: { 'content-type': 'application/pdf' } });
const labels = { firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company' };
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: /download|processing/i });

let saved: string[];

beforeEach(() => {
  // The form keeps its draft in the tab.
  sessionStorage.clear();
  saved = [];
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => jest.restoreAllMocks());

async function open() {
  const view = renderPage(<CaseStudyDownload />);
  await view.user.click(screen.getByRole('button', { name: 'Download Full Case Study' }));
  await screen.findByRole('dialog');
  return view;
}

async function fill({ user }: ReturnType<typeof renderPage>) {
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Byron');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Company'), 'Analytical Homes');
}

test.each(invalidCaseStudyFields)('rejects %s %p with "%s" below the field', async (name, value, message) => {
  const requests = respondToPost('/api/download-case-study', pdf);
  const view = await open();
  await fill(view);
  await view.user.clear(field(labels[name]));
  if (value) await view.user.type(field(labels[name]), value);
  await view.user.click(submit());

  await waitFor(() => expect(field(labels[name])).toHaveAccessibleDescription(message));
  expect(requests).toEqual([]);
});

test('a valid request downloads the PDF, shows a toast and closes the dialog', async () => {
  const requests = respondToPost('/api/download-case-study', pdf);
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
  expect(requests).toMatchObject([{ firstName: 'Ada', lastName: 'Byron', phone: '' }]);
  expect(screen.getByRole('note')).toHaveTextContent('downloads folder');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download Full Case Study' })).toHaveFocus());
});

test('the button reads Processing... and is disabled while the request is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  respondToPost('/api/download-case-study', () => promise);
  const view = await open();
  await fill(view);
  await view.user.click(submit());

  await waitFor(() => expect(submit()).toHaveTextContent('Processing...'));
  expect(submit()).toBeDisabled();
  resolve(pdf());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failed request is logged and shows a toast, and the dialog keeps the entries', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  respondToPost('/api/download-case-study', () => new Response('No', { status: 500 }));
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

test('without JavaScript the button opens the page of the form', () => {
  const page = new DOMParser().parseFromString(renderToString(<CaseStudyDownload />), 'text/html');
  const { form } = page.querySelector('button') ?? {};

  expect(form?.getAttribute('action')).toBe('/api/download-case-study');
  expect(form?.method).toBe('get');
});
