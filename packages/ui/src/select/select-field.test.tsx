import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'it-security', label: 'IT Security' },
  { value: 'consultation', label: 'General Consultation' },
];

const onChange = jest.fn();

/** A form with one choice, for a visitor with a mouse or with fingers. */
function showForm(pointer: 'fine' | 'coarse', error?: string) {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query === `(pointer: ${pointer})` }) });
  const view = show(
    <form aria-label="Request">
      <SelectField
        label="Service"
        name="service"
        options={options}
        placeholder="Choose"
        error={error}
        onChange={onChange}
      />
      <button type="reset">Start over</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return { ...view, form, sent: () => new FormData(form).get('service') };
}

/** Comes near the form, and waits for what takes the place of the browser's own. */
async function cover() {
  fireEvent.pointerOver(screen.getByRole('form'));
  await waitFor(() => expect(screen.getByLabelText('Service')).toHaveAttribute('type', 'button'));
  return screen.getByLabelText('Service');
}

// What lists need of a browser and jsdom does not have.
beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => {}, hasPointerCapture: () => false });
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});
beforeEach(() => onChange.mockClear());

test('for fingers it is the browser’s own, from the empty choice on', async () => {
  const { user, sent } = showForm('coarse', 'Choose one');
  fireEvent.pointerOver(screen.getByRole('form'));
  await import('./select-list.tsx');

  const field = screen.getByLabelText('Service');
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Choose one');
  await user.selectOptions(field, 'General Consultation');
  expect(sent()).toBe('consultation');
});

test('for a mouse a list with the same label and error covers it, and what is chosen there is what the form sends', async () => {
  const { user, sent } = showForm('fine', 'Choose one');
  const field = await cover();
  expect(field).toHaveRole('combobox');
  expect(field).toHaveTextContent('Choose');
  expect(field).toHaveAttribute('id', 'service');
  expect(field).toHaveAccessibleDescription('Choose one');
  expect(field).toBeInvalid();

  field.focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Choose',
    'IT Security',
    'General Consultation',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveTextContent('General Consultation');
  expect(field).toHaveFocus();
  expect(sent()).toBe('consultation');
  expect(onChange).toHaveBeenCalledTimes(1);

  await user.keyboard('{Enter}{Home}{Enter}');
  expect(field).toHaveTextContent('Choose');
  expect(sent()).toBe('');
});

test('a choice made before stays, one filled in by the browser is shown, and a form that starts over empties it', async () => {
  const { container, user, sent } = showForm('fine');
  const own = container.querySelector('select') as HTMLSelectElement;
  await user.selectOptions(own, 'it-security');
  const field = await cover();
  expect(field).toHaveTextContent('IT Security');

  fireEvent.change(own, { target: { value: 'consultation' } });
  expect(field).toHaveTextContent('General Consultation');

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(field).toHaveTextContent('Choose'));
  expect(sent()).toBe('');
});

test('whoever has the focus in the browser’s own keeps it until going on', async () => {
  const { container } = showForm('fine');
  const own = container.querySelector('select') as HTMLSelectElement;
  await act(async () => {
    own.focus();
    await import('./select-list.tsx');
  });
  expect(screen.getByLabelText('Service')).toBe(own);

  act(() => own.blur());
  expect(screen.getByLabelText('Service')).toHaveAttribute('type', 'button');
});
