import { Layout } from './layout/layout.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of every page: what happens on each arrival, and the layout around it. */
export function Portal() {
  useArrival();
  return <Layout />;
}
