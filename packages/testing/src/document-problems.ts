/** Pixels per foot that each task needs (IEC 62676-4:2014). */
const densities: Record<string, number> = { Identification: 76, Recognition: 38, Observation: 19, Detection: 8 };

/** Returns what contradicts itself in a rendered document of @portal/drawings: budgets, densities, results, units of a rack. */
export function documentProblems(document: Element): string[] {
  const all = (selector: string, root = document) => [...root.querySelectorAll(selector)];
  const textOf = (element?: Element | null) => element?.textContent ?? '';
  const rows = all('tbody tr');
  const cell = (row: Element, label: string) => textOf(row.querySelector(`td[data-label='${label}']`));
  const numberIn = (row: Element, label: string) => Number.parseFloat(cell(row, label));

  const overloaded = all('tfoot th')
    .map(textOf)
    .filter((text) => Number(/(\d+)% of/.exec(text)?.[1] ?? 0) > 90);
  const blurred = rows
    .filter((row) => numberIn(row, 'Pixel density') < (densities[cell(row, 'Task')] ?? 0))
    .map((row) => `${textOf(row)}: too few pixels`);
  const steep = rows
    .filter((row) => cell(row, 'Task') === 'Identification' && numberIn(row, 'Angle to face') > 15)
    .map((row) => `${textOf(row)}: too steep`);
  const failed = rows.filter((row) => cell(row, 'Result') === 'FAIL').map((row) => `${textOf(row)}: fails`);
  const unnamed = all('table').filter(
    (table) => !table.querySelector('caption') || !table.querySelector('tbody th[scope=row]'),
  );

  const [, link, headroom] = /Link (\S+):.*?Headroom([\d.]+) dB/s.exec(textOf(document)) ?? [];
  const listed = rows.find((row) => textOf(row.querySelector('th')) === link);
  const different =
    link && numberIn(listed ?? document, 'Headroom') !== Number(headroom)
      ? [`${link}: other headroom in the list`]
      : [];

  const units = all('[data-item] rect').map((rect) => {
    const top = Number(rect.getAttribute('y'));
    return { top, bottom: top + Number(rect.getAttribute('height')) };
  });
  const overlapping = units.filter(({ top, bottom }, index) =>
    units.some((other, otherIndex) => otherIndex > index && top < other.bottom && other.top < bottom),
  );

  return [
    ...overloaded,
    ...blurred,
    ...steep,
    ...failed,
    ...different,
    ...unnamed.map(() => 'a table without caption or row headings'),
    ...overlapping.map(() => 'two items in one unit of the rack'),
  ];
}
