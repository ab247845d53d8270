import { formWordings } from '@portal/contracts/form-wording';
import { renderPage } from '@portal/testing/render';
import { respondToPost } from '@portal/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { CaseStudyDownload } from '../case-study/case-study-download.tsx';
import { Component as ContactPage } from '../contact/contact.page.tsx';

/** The visible text of a form with its heading: everything but controls and character counts, one line per element with text. */
function textOf(frame: Element | null | undefined): string[] {
  const elements = Array.from(frame?.querySelectorAll('h2, p, label, [type=submit]') ?? []);
  return elements
    .filter(
      (element) =>
        !element.closest('[inert], [hidden]') && !/^[\w ]*[\d,]+ characters$/.test(element.textContent ?? ''),
    )
    .flatMap((element) => element.textContent?.trim() || []);
}
const versionOf = (frame: Element | null | undefined) =>
  frame?.querySelector<HTMLInputElement>('[name=wording]')?.value as keyof typeof formWordings;

test('the wording of the contact form is what the page shows, and the form sends its version', async () => {
  const requests = respondToPost('/api/contact', () => Response.json({ id: 1 }, { status: 201 }));
  const { user } = renderPage(<ContactPage />);
  const frame = document.querySelector('form')?.parentElement;
  expect(textOf(frame)).toEqual(formWordings[versionOf(frame)]);

  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'REQUEST CONSULTATION' }));
  await waitFor(() => expect(requests).toMatchObject([{ wording: versionOf(frame) }]));
});

test('the wording of the case study form is what the dialog shows, and the form sends its version', async () => {
  const requests = respondToPost('/api/download-case-study', () => new Response('No', { status: 422 }));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = renderPage(<CaseStudyDownload />);
  await user.click(screen.getByRole('button', { name: 'Download Full Case Study' }));
  const dialog = await screen.findByRole('dialog');
  expect(textOf(dialog)).toEqual(formWordings[versionOf(dialog)]);

  for (const label of ['First name', 'Last name', 'Company']) await user.type(screen.getByLabelText(label), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Download Case Study' }));
  await waitFor(() => expect(requests).toMatchObject([{ wording: versionOf(dialog) }]));
  logged.mockRestore();
});
