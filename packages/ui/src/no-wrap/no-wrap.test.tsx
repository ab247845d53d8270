import { render, screen } from '@testing-library/react';
import { noWrap } from './no-wrap.tsx';

test('each Wi-Fi and highway of a text is an element, and the text stays the same', () => {
  render(<p>{noWrap('Wi-Fi for calls, Wi-Fi for guests, off I-35.')}</p>);
  expect(screen.getAllByText('Wi-Fi', { selector: 'span' })).toHaveLength(2);
  expect(screen.getByText('I-35', { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Wi-Fi for calls, Wi-Fi for guests, off I-35.');
});

test('a text without it, and elements, stay as they are', () => {
  const element = <b>Wi-Fi</b>;
  expect(noWrap('Wireless bridges')).toBe('Wireless bridges');
  expect(noWrap(element)).toBe(element);
});
