import { forgetDraft, restoreDraft, saveDraft } from './form-draft.ts';

const html = `<form data-draft="a">
  <input name="name"><input name="password" type="password"><input name="secret" autocomplete="current-password">
  <input name="hidden" type="hidden" value="1"><div inert><input name="website"></div>
  <input name="agree" type="checkbox"><select name="service"><option value="">None</option><option value="it">IT</option></select>
  <textarea name="message"></textarea></form>`;

function form() {
  document.body.innerHTML = html;
  return document.querySelector('form') as HTMLFormElement;
}
const entries = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

function fill(form: HTMLFormElement) {
  for (const [name, value] of Object.entries({
    name: 'Ada',
    password: 'p',
    secret: 's',
    website: 'w',
    service: 'it',
    message: 'Hi',
  }))
    Object.assign(form.elements.namedItem(name) ?? {}, { value });
  Object.assign(form.elements.namedItem('agree') ?? {}, { checked: true });
  return form;
}

beforeEach(() => sessionStorage.clear());

test('a draft has the entries, without passwords, hidden fields and the honeypot', () => {
  saveDraft(fill(form()));
  const restored = form();
  restoreDraft(restored);
  expect(entries(restored)).toEqual({
    name: 'Ada',
    password: '',
    secret: '',
    hidden: '1',
    website: '',
    agree: 'on',
    service: 'it',
    message: 'Hi',
  });
  expect(JSON.stringify(sessionStorage)).not.toMatch(/"p|"s"|website/);
});

test('a draft does not replace what was entered since', () => {
  saveDraft(fill(form()));
  const restored = form();
  Object.assign(restored.elements.namedItem('name') ?? {}, { value: 'Grace' });
  restoreDraft(restored);
  expect(entries(restored)).toMatchObject({ name: 'Grace', message: 'Hi' });
});

test('an empty form and a form that was sent have no draft', () => {
  saveDraft(fill(form()));
  saveDraft(form());
  expect(sessionStorage).toHaveLength(0);
  saveDraft(fill(form()));
  forgetDraft('a');
  expect(sessionStorage).toHaveLength(0);
});

test('a form works without a storage for its draft', () => {
  const blocked = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  saveDraft(fill(form()));
  expect(() => restoreDraft(form())).not.toThrow();
  blocked.mockRestore();
});
