import { documentProblems } from '@portal/testing/document-problems';
import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { distance, type Point } from '../geometry.ts';
import { pointsOf } from '../testing/measure.ts';
import { CameraCoverage, type CameraCoverageRecord } from './camera-coverage.tsx';
import { limits } from './category-6a.ts';
import { angleOfView, pixelsPerFoot, reachOf } from './optics.ts';
import { RackElevation, type RackElevationRecord } from './rack-elevation.tsx';
import { lightOutput } from './scene-list.tsx';

const record = {
  heading: { title: 'Title', intro: 'Intro' },
  sheet: { number: 'X-101', name: 'Sheet name', project: 'Project', revision: 'A' },
  notes: ['One note'],
};

/** 8 megapixels on a 1/1.8 in sensor. */
const camera = {
  id: 'C1',
  place: 'Door',
  at: [10, 20],
  aim: 0,
  mount: 9,
  format: '1/1.8',
  pixels: [3840, 2160],
  pitch: 2,
  focal: 4,
  task: 'Identification',
  target: 25,
  limit: 60,
} as const;

const coverage: CameraCoverageRecord = {
  ...record,
  plan: { size: [100, 40], walls: '', details: '', labels: [] },
  cameras: [camera],
};

const rack: RackElevationRecord = {
  ...record,
  units: 6,
  supply: 500,
  items: [
    {
      name: 'Switch',
      unit: 4,
      height: 1,
      kind: 'switch',
      detail: '24 ports',
      watts: 50,
      poe: { budget: 100, loads: [{ device: 'Camera', count: 5, watts: 10 }] },
    },
    { name: 'UPS', unit: 1, height: 2, kind: 'power', detail: '500 W' },
  ],
};

describe('a document', () => {
  test('is a figure that is marked as an example, with a title block', () => {
    renderPage(<CameraCoverage {...coverage} />);

    const figure = within(screen.getByRole('figure', { name: 'Sheet name, an example' }));
    expect(figure.getByText('Example from a sample project')).toBeVisible();
    expect(figure.getByText('X-101')).toBeVisible();
  });

  test('has tables with captions and headings of rows', () => {
    renderPage(<CameraCoverage {...coverage} />);

    const table = within(screen.getByRole('table', { name: 'Cameras' }));
    expect(table.getByRole('rowheader', { name: /C1/ })).toBeVisible();
    expect(table.getByRole('cell', { name: /80 px\/ft/ })).toHaveAttribute('data-label', 'Density there');
  });

  test('has pictures that are drawn as lines without a style sheet', () => {
    const { container } = renderPage(<RackElevation {...rack} />);

    for (const svg of container.querySelectorAll('svg')) expect(svg).toHaveAttribute('fill', 'none');
    for (const text of container.querySelectorAll('svg text'))
      expect(text.closest('[fill=currentColor]')).toBeInTheDocument();
  });
});

describe('a camera coverage sheet', () => {
  test('computes angle, density and reach from sensor and lens', () => {
    expect(angleOfView(camera)).toBeCloseTo(87.7, 1);
    expect(pixelsPerFoot(camera, 25)).toBeCloseTo(80, 5);
    expect(pixelsPerFoot(camera, reachOf(camera, 250)) * 3.28084).toBeCloseTo(250, 5);
  });

  test('draws the widths that its table states', () => {
    const { container } = renderPage(<CameraCoverage {...coverage} />);

    const [identification] = container.querySelectorAll('[data-view=C1] path');
    const points = pointsOf(identification as Element);
    const [left, right] = [points[1], points[2]] as [Point, Point];
    // The plan has ten units in a foot.
    expect(3840 / (distance(left, right) / 10)).toBeCloseTo(250 / 3.28084, 0);
    expect((left[0] - 100) / 10).toBeCloseTo(reachOf(camera, 250), 0);
  });

  test('is rejected by the test of records when a target is too far', () => {
    const { container } = renderPage(<CameraCoverage {...coverage} cameras={[{ ...camera, target: 40 }]} />);

    expect(documentProblems(container)).toEqual([expect.stringContaining('too few pixels')]);
  });
});

describe('a cable test report', () => {
  // Tables of ANSI/TIA-568.2-D, Category 6A, permanent link.
  test.each([
    ['next', 100, 41.8],
    ['next', 250, 35.3],
    ['next', 500, 26.7],
    ['psNext', 100, 39.3],
    ['psNext', 250, 32.7],
    ['psNext', 500, 23.8],
    ['acrF', 100, 24.2],
    ['acrF', 500, 10.2],
    ['psAcrF', 100, 21.2],
    ['returnLoss', 20, 19.5],
    ['returnLoss', 100, 14],
    ['returnLoss', 500, 8],
  ] as const)('has the limit of %s at %d MHz: %d dB', (name, frequency, decibels) => {
    expect(Math.abs(limits[name](frequency) - decibels)).toBeLessThan(0.06);
  });
});

describe('a rack elevation', () => {
  test('adds up loads, PoE budget and heat', () => {
    renderPage(<RackElevation {...rack} />);

    expect(screen.getByText('50% of 100 W; 50 W in reserve')).toBeVisible();
    // 50 W and five cameras with losses of 10 percent.
    expect(screen.getByText('Load on the UPS: 21% of 500 W, 358 BTU/h of heat')).toBeVisible();
  });

  test('numbers its units from the bottom', () => {
    const { container } = renderPage(<RackElevation {...rack} />);

    const top = (unit: number) => Number(container.querySelector(`[data-item='${unit}'] rect`)?.getAttribute('y'));
    expect(top(1)).toBeGreaterThan(top(4));
  });
});

describe('a scene list', () => {
  // IEC 62386-102, table of the dimming curve.
  test.each([
    [254, 100],
    [229, 50.53],
    [170, 10.09],
    [85, 0.99],
    [0, 0],
  ])('states the light output of DALI level %d: %d percent', (level, percent) => {
    expect(lightOutput({ protocol: 'DALI' }, level)).toBeCloseTo(percent, 1);
  });
});
