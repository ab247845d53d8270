import { renderPage } from '@portal/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const renderDialog = () =>
  renderPage(
    <Dialog trigger={<Button>Download</Button>} title="Get the case study" description="Four fields, then the PDF.">
      <Button>Send</Button>
    </Dialog>,
  );

const open = async () => {
  const { user } = renderDialog();
  const trigger = screen.getByRole('button', { name: 'Download' });
  await user.click(trigger);
  return { user, trigger, dialog: screen.getByRole('dialog', { name: 'Get the case study' }) };
};

test('opens from its trigger with name, description and focus', async () => {
  const { dialog } = await open();

  expect(dialog).toHaveAccessibleDescription('Four fields, then the PDF.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ['Escape', async ({ user }) => user.keyboard('{Escape}')],
  ['its close button', async ({ user, dialog }) => user.click(within(dialog).getByRole('button', { name: 'Close' }))],
] as [string, (opened: Awaited<ReturnType<typeof open>>) => Promise<void>][])(
  'closes with %s and returns the focus',
  async (_, close) => {
    const opened = await open();
    await close(opened);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.trigger).toHaveFocus();
  },
);

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      {isOpen && (
        <Dialog title="Edit" open onOpenChange={setIsOpen}>
          Fields
        </Dialog>
      )}
    </>
  );
}

test('without a trigger, returns the focus to what had it before', async () => {
  const { user } = renderPage(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('can be controlled', () => {
  const { rerender } = renderPage(
    <Dialog title="Get the case study" open>
      Fields
    </Dialog>,
  );

  expect(screen.getByRole('dialog')).toHaveTextContent('Fields');
  rerender(
    <Dialog title="Get the case study" open={false}>
      Fields
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
