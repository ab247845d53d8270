import { render } from '@testing-library/react';
import { styleSingleton } from './style-singleton.ts';

const rules = () => document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText);

// jsdom has no constructed style sheets.
class Sheet {
  cssRules: { cssText: string }[] = [];
  replaceSync(cssText: string) {
    this.cssRules = [{ cssText }];
  }
}

beforeEach(() => {
  document.adoptedStyleSheets = [];
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
});

test('applies styles while an instance is mounted, without a style element', () => {
  const Style = styleSingleton();
  const first = render(<Style styles="body { overflow: hidden }" />);
  const second = render(<Style styles="body { overflow: hidden }" />);

  expect(rules()).toEqual(['body { overflow: hidden }']);
  expect(document.querySelector('style')).toBeNull();
  first.unmount();
  expect(rules()).toHaveLength(1);
  second.unmount();
  expect(rules()).toEqual([]);
});
