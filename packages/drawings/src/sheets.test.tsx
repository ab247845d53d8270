/// <reference types="node" />
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentNumbers } from '@portal/testing/document-numbers';
import { render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { boxesOf, outsideFrame, overlapping } from './testing/text-boxes.ts';

/** The mono font, see drawing.recipe.ts. */
const font = { advance: 10.9, height: 13 };

const folder = join(__dirname, 'sheets');
const sheets = readdirSync(folder).map((file) => {
  const [Sheet] = Object.values(require(join(folder, file)) as Record<string, ComponentType>);
  const { container } = render(createElement(Sheet as ComponentType));
  return { file, svg: container.querySelector('svg') as SVGSVGElement };
});

test('every sheet has a number of its own and an accessible name', () => {
  const numbers = sheets.map(({ svg }) => svg.querySelector('text')?.textContent?.split(' ')[0]);

  expect(numbers.filter((number) => !/^[A-Z]-\d{3}$/.test(number ?? ''))).toEqual([]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(numbers.filter((number) => number && number in documentNumbers)).toEqual([]);
  expect(sheets.filter(({ svg }) => !svg.getAttribute('aria-label')).map(({ file }) => file)).toEqual([]);
  expect(new Set(sheets.map(({ svg }) => svg.getAttribute('aria-label'))).size).toBe(sheets.length);
});

describe.each(sheets)('$file', ({ svg }) => {
  test('keeps its text inside the frame and apart', () => {
    const boxes = boxesOf(svg.querySelectorAll('text'), font);

    expect(outsideFrame(boxes)).toEqual([]);
    expect(overlapping(boxes)).toEqual([]);
  });

  test('is written in American English and US units', () => {
    const words = Array.from(svg.querySelectorAll('text'), ({ textContent }) => textContent).join(' ');

    expect(words).not.toMatch(/labelled|centre|metre|colour|programme|\d ?(mm|cm|m)\b/i);
  });
});
