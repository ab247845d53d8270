import { createEvent, fireEvent } from '@testing-library/react';
import type { Command } from './command.ts';
import { listenForShortcuts } from './keyboard-shortcuts.ts';

const run = jest.fn();
const command = (keys: string): Command => ({ id: `go ${keys}`, label: keys, group: 'List', keys, run: () => {} });
const commands = [command('j'), command('i'), command('g i'), command('g d'), command('?')];

let isEnabled: boolean;
let stop: () => void;

beforeEach(() => {
  isEnabled = true;
  run.mockClear();
  stop = listenForShortcuts({ commands: () => commands, isEnabled: () => isEnabled, run: ({ keys }) => run(keys) });
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const press = (keys: string, modifiers: object = {}, target: Element = document.body) => {
  for (const key of keys.split(' ')) fireEvent.keyDown(target, { key, ...modifiers });
};
const pressAt = (timeStamp: number, key: string) =>
  fireEvent(
    document.body,
    Object.defineProperty(createEvent.keyDown(document.body, { key }), 'timeStamp', { value: timeStamp }),
  );
const append = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

test('runs commands by single keys and by sequences of two keys', () => {
  press('j');
  press('g d');
  press('?');

  expect(run.mock.calls).toEqual([['j'], ['g d'], ['?']]);
});

test('ignores a keydown without a key, which an autofill sends', () => {
  const withoutKeys: Command = { id: 'go nowhere', label: 'No shortcut', group: 'List', run: () => {} };
  commands.push(withoutKeys as (typeof commands)[number]);
  fireEvent(document.body, new Event('keydown', { bubbles: true }));
  commands.pop();

  expect(run).not.toHaveBeenCalled();
});

test('prefers a sequence over the single key that ends it', () => {
  press('g i');
  expect(run.mock.calls).toEqual([['g i']]);
});

test('runs the command of the second key when the sequence is unknown', () => {
  press('g j');
  expect(run.mock.calls).toEqual([['j']]);
});

test('forgets the first key of a sequence after 1.5 seconds', () => {
  pressAt(0, 'g');
  pressAt(1499, 'd');
  pressAt(5000, 'g');
  pressAt(6500, 'i');

  expect(run.mock.calls).toEqual([['g d'], ['i']]);
});

test.each([
  '<input>',
  '<input type="search">',
  '<textarea></textarea>',
  '<select></select>',
  '<p contenteditable="true"></p>',
])('ignores keys in %s', (field) => {
  press('j ? g i', {}, append(field));
  expect(run).not.toHaveBeenCalled();
});

test('works on a checkbox', () => {
  press('j', {}, append('<input type="checkbox">'));
  expect(run.mock.calls).toEqual([['j']]);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('ignores keys with %s', (modifier) => {
  press('j', { [modifier]: true });
  expect(run).not.toHaveBeenCalled();
});

test('ignores keys while a dialog is open', () => {
  append('<div role="dialog" data-state="open"></div>');
  press('j');
  expect(run).not.toHaveBeenCalled();
});

test('ignores keys when shortcuts are turned off', () => {
  isEnabled = false;
  press('j g i ?');
  expect(run).not.toHaveBeenCalled();
});
