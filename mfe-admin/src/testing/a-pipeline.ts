import { openStatuses } from '@portal/contracts/lead';
import type { Pipeline, PipelineSum } from '@portal/staff-client/report';

export const aSum = (overrides: Partial<PipelineSum> = {}): PipelineSum => ({
  count: 0,
  withoutValue: 0,
  value: 0,
  weighted: 0,
  ...overrides,
});

/** Two open leads, of which one has a value. */
export const aPipeline = (overrides: Partial<Pipeline> = {}): Pipeline => {
  const total = aSum({ count: 2, withoutValue: 1, value: 18_500, weighted: 9_250 });
  return {
    month: '2026-11',
    total,
    stages: openStatuses.map((status) => ({
      ...(status === 'quoted' ? total : aSum()),
      ...{ status, closed: 40, winRate: 0.5 },
    })),
    rows: [
      { ...aSum(), key: '2026-11', label: '', target: 50_000 },
      { ...total, key: '2026-12', label: '', target: 50_000 },
    ],
    ...overrides,
  };
};
