import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { tolerateForeignChanges } from './foreign-changes.ts';

beforeAll(tolerateForeignChanges);

/** The observer of replaced texts has run. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

function texts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (walker.nextNode()) all.push(walker.currentNode as Text);
  return all;
}

const font = (...content: (string | Node)[]) => {
  const element = document.createElement('font');
  element.append(...content);
  return element;
};

const changes: [string, (root: Element) => void][] = [
  [
    'wrapped',
    (root) =>
      texts(root).forEach((text) => {
        const wrapper = font();
        text.replaceWith(wrapper);
        wrapper.append(text);
      }),
  ],
  [
    'replaced at once',
    (root) => {
      for (const text of texts(root)) text.replaceWith(font(`¡${text.data}!`));
    },
  ],
  [
    'replaced in two steps',
    (root) =>
      texts(root).forEach((text) => {
        text.before(font(`¡${text.data}!`));
        text.remove();
      }),
  ],
];

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section>
      {count === 1 && 'One. '}
      Count: {count}
      {count < 2 && <b>few</b>}
      <button type="button" onClick={() => setCount(count + 1)}>
        {count % 2 === 0 ? 'Even' : 'Odd'}
      </button>
    </section>
  );
}

test.each(changes)('React adds, changes and removes texts and elements when texts were %s', async (_, change) => {
  const { container } = render(<Counter />);
  const section = container.querySelector('section') as Element;
  const click = async () => {
    change(section);
    await observed();
    fireEvent.click(section.querySelector('button') as Element);
    await observed();
  };
  await click();
  expect(section).toHaveTextContent(/One\. .*Count: .*1.*few.*Odd/);
  await click();
  expect(section).toHaveTextContent(/Count: .*2.*Even/);
  expect(section).not.toHaveTextContent(/One|few/);
});

test('React removes an element together with what it was wrapped in, and keeps what others have put beside it', async () => {
  const { container, rerender } = render(<div>{[<p key="a">A</p>, <p key="b">B</p>]}</div>);
  const [a, b] = screen.getAllByText(/[AB]/);
  const wrap = (element: Element | undefined, ...more: Node[]) => {
    const wrapper = document.createElement('section');
    element?.replaceWith(wrapper);
    wrapper.append(...(element ? [element] : []), ...more);
  };
  wrap(a);
  wrap(b, document.createElement('writing-helper'));
  rerender(<div>{[<p key="c">C</p>]}</div>);

  expect(container.innerHTML).toBe('<div><section><writing-helper></writing-helper></section><p>C</p></div>');
});
