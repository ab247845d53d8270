import { screen, waitFor, within } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { show } from '../testing/show.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

const ask = () =>
  show(
    <Dialog trigger={<Button>Download</Button>} title="Get the case study" description="Four fields, then the PDF.">
      <DialogClose>
        <Button>Not now</Button>
      </DialogClose>
    </Dialog>,
  );

const open = async () => {
  const { user } = ask();
  const trigger = screen.getByRole('button', { name: 'Download' });
  await user.click(trigger);
  return { user, trigger, dialog: screen.getByRole('dialog', { name: 'Get the case study' }) };
};

test('opens from its trigger, named and described, with the focus inside', async () => {
  const { dialog } = await open();

  expect(dialog).toHaveAccessibleDescription('Four fields, then the PDF.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ['Escape', async ({ user }) => user.keyboard('{Escape}')],
  ['its close button', async ({ user, dialog }) => user.click(within(dialog).getByRole('button', { name: 'Close' }))],
  ['a button of its own', async ({ user }) => user.click(screen.getByRole('button', { name: 'Not now' }))],
] as [string, (opened: Awaited<ReturnType<typeof open>>) => Promise<void>][])(
  'closes by %s and hands the focus back',
  async (_, close) => {
    const opened = await open();
    await close(opened);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.trigger).toHaveFocus();
  },
);

test('stands open or closed as its owner says', () => {
  const { rerender } = show(
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
