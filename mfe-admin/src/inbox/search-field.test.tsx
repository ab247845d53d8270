import { renderWithDelayedRouter } from '@portal/testing/delayed-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { SearchField } from './search-field.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function WonFilter() {
  const changeFilter = useFilterChange();
  return (
    <button type="button" onClick={() => changeFilter({ status: 'won' })}>
      Won
    </button>
  );
}

const renderFields = (path = '/admin/leads') =>
  renderWithDelayedRouter(
    <>
      <SearchField />
      <WonFilter />
    </>,
    path,
  );

const field = () => screen.getByRole('searchbox', { name: 'Search leads' });
const address = () => location.pathname + location.search + location.hash;
/** Adds letters to what is in the field, as the keyboard does. */
function type(letters: string) {
  field().focus();
  for (const letter of letters)
    fireEvent.change(field(), { target: { value: (field() as HTMLInputElement).value + letter } });
}
const waitForDebounce = () => act(() => jest.advanceTimersByTime(150));

test('keeps all letters when each search is rendered after the next letters', () => {
  const { commit, pending } = renderFields();
  for (const letter of 'kelly moreno') {
    type(letter);
    waitForDebounce();
    if (pending.length > 2) commit();
  }
  expect(field()).toHaveValue('kelly moreno');
  while (pending.length > 0) commit();

  expect(field()).toHaveValue('kelly moreno');
  expect(address()).toBe('/admin/leads#q=kelly+moreno');
});

test('keeps letters that are deleted while an older search is rendered', () => {
  const { commit } = renderFields();
  type('kelly');
  waitForDebounce();
  fireEvent.change(field(), { target: { value: 'kel' } });
  commit();
  expect(field()).toHaveValue('kel');
  waitForDebounce();
  commit();

  expect(field()).toHaveValue('kel');
  expect(address()).toBe('/admin/leads#q=kel');
});

test('keeps a space at the end, which the search does not have', () => {
  const { commit } = renderFields();
  type('kelly ');
  waitForDebounce();
  commit();
  type('m');

  expect(field()).toHaveValue('kelly m');
});

test('the text of the search field is replaced by going back, also while a search is rendered', () => {
  const { browser, commit } = renderFields('/admin/leads#q=first');
  browser.push('/admin/leads?status=won#q=second');
  commit();
  expect(field()).toHaveValue('second');
  type(' x');
  waitForDebounce();
  // As the browser does on Back.
  browser.push('/admin/leads#q=first');
  commit();
  commit();

  expect(field()).toHaveValue('first');
  waitForDebounce();
  expect(address()).toBe('/admin/leads#q=first');
});

test('the search field is emptied by a view that is opened right after typing', () => {
  const { browser, commit, pending } = renderFields();
  type('kelly');
  fireEvent.blur(field());
  browser.push('/admin/leads?due=overdue&sort=due');
  while (pending.length > 0) commit();
  waitForDebounce();

  expect(field()).toHaveValue('');
  expect(address()).toBe('/admin/leads?due=overdue&sort=due');
});

test('keeps what is typed after a view was opened and before it is rendered', () => {
  const { browser, commit } = renderFields('/admin/leads#q=old');
  browser.push('/admin/leads?owner=me');
  fireEvent.change(field(), { target: { value: 'kelly' } });
  commit();
  expect(field()).toHaveValue('kelly');
  waitForDebounce();

  expect(address()).toBe('/admin/leads?owner=me#q=kelly');
});

test('a filter that is chosen before the search is rendered is added to it', () => {
  const { commit, pending } = renderFields();
  type('kelly');
  waitForDebounce();
  fireEvent.click(screen.getByRole('button', { name: 'Won' }));
  type('!');
  while (pending.length > 0) commit();
  waitForDebounce();

  expect(address()).toBe('/admin/leads?status=won#q=kelly%21');
  expect(field()).toHaveValue('kelly!');
});

test('Escape leaves the field and keeps its text', () => {
  renderFields();
  type('kelly');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);

  expect(field()).not.toHaveFocus();
  expect(field()).toHaveValue('kelly');
  expect(address()).toBe('/admin/leads#q=kelly');
});
