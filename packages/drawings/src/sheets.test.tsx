/// <reference types="node" />
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentNumbers } from '@portal/testing/document-numbers';
import { render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { distance, type Point } from './geometry.ts';
import { angleAtApex, covers, distanceToLine, place, pointsOf } from './testing/measure.ts';

/** Largest advance of a character of the mono font with its letter spacing, and its height, see drawing.recipe.ts. */
const [advance, height] = [10.9, 13];

const folder = join(__dirname, 'sheets');
const sheets = readdirSync(folder).map((file) => {
  const [Sheet] = Object.values(require(join(folder, file)) as Record<string, ComponentType>);
  const { container } = render(createElement(Sheet as ComponentType));
  return { file, svg: container.querySelector('svg') as SVGSVGElement };
});

const all = (root: Element, selector: string) => [...root.querySelectorAll(selector)];
const numberOf = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

test('every sheet has a number of its own and an accessible name', () => {
  const numbers = sheets.map(({ svg }) => svg.querySelector('text')?.textContent?.split(' ')[0]);

  expect(numbers.filter((number) => !/^[A-Z]-\d{3}$/.test(number ?? ''))).toEqual([]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(numbers.filter((number) => number && number in documentNumbers)).toEqual([]);
  expect(sheets.filter(({ svg }) => !svg.getAttribute('aria-label')).map(({ file }) => file)).toEqual([]);
  expect(new Set(sheets.map(({ svg }) => svg.getAttribute('aria-label'))).size).toBe(sheets.length);
});

describe.each(sheets)('$file', ({ svg }) => {
  test('draws the angles that its labels state', () => {
    for (const text of all(svg, 'text').filter(({ textContent }) => textContent?.includes('°'))) {
      const path = text.closest('[data-measure=angle]')?.querySelector('[data-field-of-view]');
      expect(Math.abs(angleAtApex(path as Element) - numberOf(text.textContent ?? '', /([\d.]+)°/))).toBeLessThan(1);
    }
    for (const path of all(svg, '[data-field-of-view]')) {
      expect(Math.abs(angleAtApex(path) - Number(path.getAttribute('data-field-of-view')))).toBeLessThan(1);
    }
  });

  test('draws the lengths that its labels state, in the scale that it states', () => {
    const labels = all(svg, 'text').filter(
      ({ textContent }) => / FT$/.test(textContent ?? '') && !/PX/.test(textContent ?? ''),
    );
    const unitsPerFoot = Number(svg.querySelector('[data-units-per-foot]')?.getAttribute('data-units-per-foot'));
    for (const text of labels) {
      const path = text.closest('[data-measure=length]')?.querySelector('path');
      const [from, to] = pointsOf(path as Element) as [Point, Point];
      const stated = numberOf(text.textContent ?? '', /([\d.]+) FT/);
      expect(Math.abs(distance(from, to) / unitsPerFoot / stated - 1)).toBeLessThan(0.02);
    }
  });

  test('states the pixels per foot at the end of the field of view', () => {
    const unitsPerFoot = Number(svg.querySelector('[data-units-per-foot]')?.getAttribute('data-units-per-foot'));
    for (const label of all(svg, '[data-pixels]')) {
      const path = label.closest('[data-measure=angle]')?.querySelector('[data-field-of-view]') as Element;
      const [apex, edge] = pointsOf(path) as [Point, Point];
      const width = 2 * Math.tan((angleAtApex(path) * Math.PI) / 360) * (distance(apex, edge) / unitsPerFoot);
      const stated = numberOf(label.textContent ?? '', /(\d+) PX\/FT/);
      expect(Math.abs(Number(label.getAttribute('data-pixels')) / width / stated - 1)).toBeLessThan(0.02);
    }
  });

  test('ends every cable at a device or a terminal', () => {
    const outlines = all(svg, '[data-outline]').map(pointsOf);
    const terminals = all(svg, '[data-terminal]').map((terminal) => pointsOf(terminal)[0] as Point);
    const loose = all(svg, '[data-cable]').flatMap((cable) => {
      const points = pointsOf(cable);
      return [points[0] as Point, points.at(-1) as Point].filter(
        (end) =>
          !terminals.some((terminal) => distance(end, terminal) < 6) &&
          !outlines.some((outline) => distanceToLine(end, outline) < 2),
      );
    });

    expect(loose).toEqual([]);
  });

  test('shows people that a camera sees inside its field of view', () => {
    const fields = all(svg, '[data-field-of-view]');
    for (const person of all(svg, '[data-person=seen]')) {
      const [w = 0, h = 0] = (person.getAttribute('data-size') ?? '').split(' ').map(Number);
      const corners = [place(person, 0, 0), place(person, w, 0), place(person, 0, h - 1), place(person, w, h - 1)];
      expect(fields.some((field) => corners.every((corner) => covers(field, corner)))).toBe(true);
    }
  });

  test('keeps its text inside the frame and apart', () => {
    const boxes = all(svg, 'text').map((text) => {
      const [x, y] = place(text, Number(text.getAttribute('x')), Number(text.getAttribute('y')));
      const width = (text.textContent ?? '').length * advance;
      const left = text.getAttribute('text-anchor') === 'end' ? x - width : x;
      return { text: text.textContent, left, right: left + width, top: y - height, bottom: y };
    });
    const outside = boxes.filter(({ left, right, top, bottom }) => left < 8 || right > 632 || top < 8 || bottom > 472);
    const overlapping = boxes.filter((one, index) =>
      boxes.some(
        (other, otherIndex) =>
          otherIndex > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );

    expect(outside).toEqual([]);
    expect(overlapping).toEqual([]);
  });

  test('fills its frame and stays inside it', () => {
    const points = all(svg, 'path, rect, circle')
      .filter((shape) => !shape.closest('[data-stroke=frame]'))
      .flatMap(pointsOf);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];

    expect(Math.min(...xs)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...xs)).toBeLessThanOrEqual(632);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...ys)).toBeLessThanOrEqual(450);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(500);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(310);
  });

  test('is written in American English and US units', () => {
    const words = all(svg, 'text')
      .map(({ textContent }) => textContent ?? '')
      .join(' ');

    expect(words).not.toMatch(/labelled|centre|metre|colour|programme|\d ?(mm|cm|m)\b/i);
  });
});
