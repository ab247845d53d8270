/** How new requests get an owner. `balanced`: whoever has the fewest open leads. */
export const assignmentModes = ['off', 'round-robin', 'balanced'] as const;
export type AssignmentMode = (typeof assignmentModes)[number];

export const maxOpenLeadsLimit = 1_000;
