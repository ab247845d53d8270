import { fireEvent } from '@testing-library/react';
import type { Command } from './command.ts';
import { listenToKeys } from './listen-to-keys.ts';

const run = jest.fn();
const command = (keys: string): Command => ({ id: keys, label: keys, group: 'List', keys, run: () => {} });
const commands = [command('j'), command('i'), command('g i'), command('g d'), command('?')];

let isOn: boolean;
let stop: () => void;

beforeEach(() => {
  isOn = true;
  run.mockClear();
  stop = listenToKeys({ commands: () => commands, isOn: () => isOn, run: ({ keys }) => run(keys) });
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
  jest.useRealTimers();
});

const press = (keys: string, more: object = {}, where: Element = document.body) => {
  for (const key of keys.split(' ')) fireEvent.keyDown(where, { key, ...more });
};
const add = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

test('a key does what it stands for, and two in a row what they stand for together', () => {
  press('j');
  press('g d');
  press('?');

  expect(run.mock.calls).toEqual([['j'], ['g d'], ['?']]);
});

test('the second key means the pair, not itself', () => {
  press('g i');
  expect(run.mock.calls).toEqual([['g i']]);
});

test('a pair that does not exist leaves the second key its own meaning', () => {
  press('g j');
  expect(run.mock.calls).toEqual([['j']]);
});

test('the first of two keys is forgotten after a while', () => {
  jest.useFakeTimers();
  press('g');
  jest.advanceTimersByTime(2000);
  press('i');

  expect(run.mock.calls).toEqual([['i']]);
});

test.each([
  '<input>',
  '<input type="search">',
  '<textarea></textarea>',
  '<select></select>',
  '<p contenteditable="true"></p>',
])('while somebody types in %s nothing happens', (field) => {
  press('j ? g i', {}, add(field));
  expect(run).not.toHaveBeenCalled();
});

test('on a checkbox keys go on working', () => {
  press('j', {}, add('<input type="checkbox">'));
  expect(run.mock.calls).toEqual([['j']]);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])("with %s a key is the browser's", (modifier) => {
  press('j', { [modifier]: true });
  expect(run).not.toHaveBeenCalled();
});

test('under an open dialog nothing happens', () => {
  add('<div role="dialog" data-state="open"></div>');
  press('j');
  expect(run).not.toHaveBeenCalled();
});

test('switched off, single keys do nothing', () => {
  isOn = false;
  press('j g i ?');
  expect(run).not.toHaveBeenCalled();
});
