export const retentionKinds = ['spam', 'lost', 'won', 'open', 'deliveries'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Days without activity after which leads of a kind are removed, and days after which sent deliveries are. 0 keeps them. */
export type RetentionDays = Record<RetentionKind, number>;

export const defaultRetentionDays: RetentionDays = { spam: 30, lost: 730, won: 0, open: 0, deliveries: 365 };
