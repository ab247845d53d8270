import { renderPage } from '@portal/testing/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'it-security', label: 'IT Security' },
  { value: 'consultation', label: 'General Consultation' },
];

const onChange = jest.fn();

/** Renders a form with a select, on a device with a mouse (`fine`) or a touch screen (`coarse`). */
function showForm(pointer: 'fine' | 'coarse', error?: string) {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query === `(pointer: ${pointer})` }) });
  const view = renderPage(
    <form aria-label="Request">
      <SelectField
        label="Service"
        name="service"
        options={options}
        placeholder="Choose"
        error={error}
        onChange={onChange}
      />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return { ...view, form, sent: () => new FormData(form).get('service') };
}

/** Moves the pointer over the form and waits for the Radix select. */
async function loadList() {
  fireEvent.pointerOver(screen.getByRole('form'));
  await waitFor(() => expect(screen.getByLabelText('Service')).toHaveAttribute('type', 'button'));
  return screen.getByLabelText('Service');
}

// Browser APIs that Radix needs and jsdom does not have.
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

test('a select is native on touch screens', async () => {
  const { user, sent } = showForm('coarse', 'Choose one');
  fireEvent.pointerOver(screen.getByRole('form'));
  await import('./select-list.tsx');

  const field = screen.getByLabelText('Service');
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Choose one');
  await user.selectOptions(field, 'General Consultation');
  expect(sent()).toBe('consultation');
});

test('a select is covered by a list with the same label and error for a mouse, and submits the selected value', async () => {
  const { user, sent } = showForm('fine', 'Choose one');
  const field = await loadList();
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

test('the list shows the native value, autofill changes and resets', async () => {
  const { container, user, sent } = showForm('fine');
  const native = container.querySelector('select') as HTMLSelectElement;
  await user.selectOptions(native, 'it-security');
  const field = await loadList();
  expect(field).toHaveTextContent('IT Security');

  fireEvent.change(native, { target: { value: 'consultation' } });
  expect(field).toHaveTextContent('General Consultation');

  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(field).toHaveTextContent('Choose'));
  expect(sent()).toBe('');
});

test('a focused native select is not covered until blur', async () => {
  const { container } = showForm('fine');
  const native = container.querySelector('select') as HTMLSelectElement;
  await act(async () => {
    native.focus();
    await import('./select-list.tsx');
  });
  expect(screen.getByLabelText('Service')).toBe(native);

  act(() => native.blur());
  expect(screen.getByLabelText('Service')).toHaveAttribute('type', 'button');
});
