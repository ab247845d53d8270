/** Where rows become cards, browsers forget that they are rows: they are told again. */
export const asNothing = { role: 'presentation' } as const;
export const asTable = { role: 'table' } as const;
export const asGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asHeading = { role: 'columnheader' } as const;
export const asCell = { role: 'cell' } as const;
