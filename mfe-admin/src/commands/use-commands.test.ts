import { renderHook } from '@testing-library/react';
import type { Command, CommandId } from './command.ts';
import { currentCommands, useCommands } from './use-commands.ts';

const undo = (id: CommandId, group: Command['group']): Command => ({ id, label: id, group, keys: 'u', run: () => {} });

test('a command of what was mounted later comes before a general one', () => {
  renderHook(() => useCommands([undo('undo', 'General')]));
  const message = renderHook(() => useCommands([undo('reply', 'This lead')]));
  expect(currentCommands().map(({ id }) => id)).toEqual(['reply', 'undo']);

  message.unmount();
  expect(currentCommands().map(({ id }) => id)).toEqual(['undo']);
});
