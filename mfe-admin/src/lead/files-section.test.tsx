import type { Lead } from '@portal/staff-client/lead';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { aLeadPage, aMessage, aTimelineEntry } from '../testing/a-lead.ts';
import { FilesSection } from './thread/files-section.tsx';

type File = Lead['files'][number];

const aFile = (overrides: Partial<File> = {}): File => ({
  messageId: 12,
  part: 0,
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  size: 48_213,
  direction: 'in',
  subject: 'Re: Your request',
  at: '2026-11-20T16:00:00.000Z',
  isMissing: false,
  ...overrides,
});
const onMessage = jest.fn();
const renderFiles = (files: File[]) =>
  render(
    <FilesSection
      lead={aLeadPage(1, { files, timeline: [aTimelineEntry({ message: aMessage({ id: 12 }) })] })}
      onMessage={onMessage}
    />,
  );
const items = () => within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');

test('a lead without files has no section', () => {
  renderFiles([]);
  expect(screen.queryByRole('heading', { name: 'Files' })).toBeNull();
});

test('a file is a download with its type, size and message, which is shown by a click', () => {
  renderFiles([aFile(), aFile({ part: 1, name: 'roof.jpg', mimeType: 'image/jpeg', direction: 'out', messageId: 9 })]);
  const [plan, roof] = items();
  const link = screen.getByRole('link', { name: 'plan.pdf' });
  expect(link).toHaveAttribute('href', '/api/admin/messages/12/attachments/0');
  expect(link).toHaveAttribute('download', 'plan.pdf');
  expect(plan).toHaveTextContent('PDF, 48 kB');
  expect(roof).toHaveTextContent('JPEG image, 48 kB');
  expect(roof).toHaveTextContent(/Sent Nov 20/);

  fireEvent.click(screen.getByRole('button', { name: /^Received Nov 20/, description: 'Show “Re: Your request”' }));
  expect(onMessage).toHaveBeenCalledWith(12);
  // Its message is not loaded.
  expect(within(roof as HTMLElement).queryByRole('button')).toBeNull();
});

test('says what is missing, could not be read, or is a program', () => {
  renderFiles([
    aFile({ isMissing: true }),
    aFile({ part: null, name: 'message-12.eml', mimeType: 'message/rfc822' }),
    aFile({ part: 2, name: 'invoice.pdf', mimeType: 'application/x-msdownload' }),
  ]);
  const [missing, unread, program] = items();
  expect(missing).toHaveTextContent('Its e-mail is not on the server any more.');
  expect(screen.queryByRole('link', { name: 'plan.pdf' })).toBeNull();
  expect(unread).toHaveTextContent('The files in this e-mail could not be read.');
  expect(screen.getByRole('link', { name: 'message-12.eml' })).toHaveAttribute('href', '/api/admin/messages/12/raw');
  expect(program).toHaveTextContent('Program, 48 kB');
  expect(program).toHaveTextContent('Open it only if you expect a program.');
});

test('of many files the newest are shown first, and all on request', () => {
  renderFiles(Array.from({ length: 7 }, (_, part) => aFile({ part })));
  expect(items()).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(items()).toHaveLength(7);
});
