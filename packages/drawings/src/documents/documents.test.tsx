import { documentProblems } from '@portal/testing/document-problems';
import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { CameraCoverage, type CameraCoverageRecord } from './camera-coverage.tsx';
import { limits } from './category-6a.ts';
import { DisplaySchedule, readableFrom } from './display-schedule.tsx';
import { coverageOf } from './loudspeaker.ts';
import { LoudspeakerSchedule } from './loudspeaker-schedule.tsx';
import { angleOfView, pixelsPerFoot, reachOf } from './optics.ts';
import { RackElevation, type RackElevationRecord } from './rack-elevation.tsx';
import { reachOf as reachOfRadio, signalAt } from './radio.ts';
import { lightOutput } from './scene-list.tsx';
import { WirelessSurvey } from './wireless-survey.tsx';

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
    expect(table.getByRole('cell', { name: /80 px\/ft/ })).toHaveAttribute('data-label', 'Pixel density');
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

const plan = { size: [100, 50], walls: '', details: '', labels: [] } as const;

describe('a survey of access points', () => {
  const radio = { power: 14, exponent: 3.2 };
  const survey = {
    ...record,
    plan,
    radio,
    noise: -92,
    accessPoints: [
      { id: 'AP1', at: [20, 20], channel: 36 },
      { id: 'AP2', at: [80, 20], channel: 149 },
    ],
    points: [{ id: 'P1', place: 'Lobby', at: [20, 30], walls: 3, measured: [-60, -70] }],
  } as const;

  test('draws each cell up to the signal that a call needs', () => {
    const { container } = renderPage(<WirelessSurvey {...survey} />);

    const radius = Number(container.querySelector('[data-cell=AP1]')?.getAttribute('r'));
    // The plan has ten units in a foot.
    expect(signalAt(radio, radius / 10)).toBeCloseTo(-67, 1);
    expect(signalAt(radio, reachOfRadio(radio, -67))).toBeCloseTo(-67, 5);
  });

  test('compares the nearest access point as modeled, walls included, with the measurement', () => {
    renderPage(<WirelessSurvey {...survey} />);

    const row = within(screen.getByRole('row', { name: /P1/ }));
    // 14 - 46.4 - 32 log(3.048) - 3
    expect(row.getByText('−51 dBm')).toBeVisible();
    expect(row.getByText('−9 dB')).toBeVisible();
    expect(row.getByText('PASS')).toBeVisible();
  });

  test.each([
    ['signal', [-68, -70]],
    ['second access point', [-60, -76]],
  ] as const)('fails a point without %s', (_, measured) => {
    const { container } = renderPage(
      <WirelessSurvey {...survey} points={[{ id: 'P1', place: 'Lobby', at: [20, 30], walls: 3, measured }]} />,
    );

    expect(documentProblems(container)).toEqual([expect.stringContaining('fails')]);
  });
});

describe('a loudspeaker schedule', () => {
  const zone = {
    name: 'Bar',
    model: '6.5 in',
    ceiling: 10,
    ears: 4,
    angle: 90,
    at: [
      [20, 20],
      [32, 20],
    ],
    tap: 15,
    level: '70 dBA',
    control: 'Panel',
  } as const;

  test('draws what a loudspeaker covers at the height of the ears', () => {
    const { container } = renderPage(<LoudspeakerSchedule {...record} plan={plan} zones={[zone]} amplifier={60} />);

    expect(coverageOf(zone)).toBeCloseTo(12, 5);
    expect(container.querySelector('[data-zone=Bar] circle')).toHaveAttribute('r', '60');
  });

  test('adds up the load on the line, and is rejected by the test of records without a reserve', () => {
    const { container, unmount } = renderPage(
      <LoudspeakerSchedule {...record} plan={plan} zones={[zone]} amplifier={60} />,
    );
    expect(screen.getByText('All zones: 50% of the 60 W amplifier')).toBeVisible();
    expect(documentProblems(container)).toEqual([]);
    unmount();

    const overloaded = renderPage(<LoudspeakerSchedule {...record} plan={plan} zones={[zone]} amplifier={32} />);
    expect(documentProblems(overloaded.container)).toEqual([expect.stringContaining('94%')]);
  });
});

test('a display schedule computes from where a picture can be read, and fails a viewer behind that', () => {
  const display = {
    room: 'Boardroom',
    technology: 'LCD',
    diagonal: 98,
    shows: 'Small text',
    farthest: 15,
    edge: 3,
    light: '500 nits',
    mount: 'Wall',
  } as const;
  // A 98 in picture is 48 in high.
  expect(readableFrom(display)).toBeCloseTo(16, 0);
  expect(readableFrom({ ...display, shows: 'Slides' })).toBeCloseTo(24, 0);

  const { container } = renderPage(<DisplaySchedule {...record} displays={[{ ...display, farthest: 17 }]} />);
  expect(documentProblems(container)).toEqual([expect.stringContaining('fails')]);
});
