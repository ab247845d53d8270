import { describe as describeElement, findAgain } from './find-again.ts';

const page = `
  <nav><a class="s-link" href="/contact">Contact</a></nav>
  <a class="m-button" href="/contact">Contact</a>
  <a class="m-button" href="/contact">Contact</a>
  <form><input class="f" name="name" id="name"><input class="f" name="email" id="email"><button type="submit" class="b">Send</button></form>
  <button type="button" class="p" aria-label="Pause Clients"></button><button type="button" class="p" aria-label="Pause Partners"></button>`;

/** Describes an element, renders the page anew and returns the index of what is found. */
function again(selector: string, index: number, change: (element: Element) => void = () => {}) {
  document.body.innerHTML = page;
  const element = document.querySelectorAll(selector)[index] as Element;
  change(element);
  const description = describeElement(element);
  document.body.innerHTML = page;
  return [...document.querySelectorAll(selector)].indexOf(findAgain(description) as HTMLElement);
}

test.each([
  ['a', 0],
  ['a', 1],
  ['a', 2],
  ['input', 1],
  ['button', 0],
  ['button', 2],
])('%s number %i is found when the page is rendered anew', (selector, index) => {
  expect(again(selector, index)).toBe(index);
});

test('an element is found that was translated and has got attributes and class names', () => {
  const change = (element: Element) => {
    element.textContent = 'Contacto';
    element.setAttribute('data-helper', '1');
    element.classList.add('helper');
  };
  expect(again('a', 1, change)).toBe(1);
  expect(again('input', 1, change)).toBe(1);
});

test('a field of other software is not taken for one of the page', () => {
  document.body.innerHTML = page;
  const foreign = document.createElement('input');
  foreign.className = 'f';
  foreign.name = 'helper';
  document.body.append(foreign);
  const description = describeElement(foreign);
  foreign.remove();
  expect(findAgain(description)).toBeUndefined();
});
