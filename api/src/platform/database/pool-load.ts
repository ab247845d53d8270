import type pg from 'pg';

export interface PoolLoad {
  open: number;
  used: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

export const loadOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): PoolLoad => ({
  open: totalCount,
  used: totalCount - idleCount,
  waiting: waitingCount,
});
