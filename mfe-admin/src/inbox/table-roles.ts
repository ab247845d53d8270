/** `display: grid` and `block` remove table semantics on small screens; ARIA roles restore them. */
export const presentationRole = { role: 'presentation' } as const;
export const tableRole = { role: 'table' } as const;
export const rowGroupRole = { role: 'rowgroup' } as const;
export const rowRole = { role: 'row' } as const;
export const columnHeaderRole = { role: 'columnheader' } as const;
export const cellRole = { role: 'cell' } as const;
