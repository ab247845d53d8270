import { port, text } from './settings.ts';

/** What the publisher proves itself with to the API: `POST /release-events` of the API's inner port. */
export const releaseEventsKey = () => text().min(32, 'must have at least 32 characters');

export const metricsSettings = {
  METRICS_PORT: port().optional().meta({
    default: 'none: no metrics',
    description: 'port of `/metrics` for Prometheus, on `HOST`: [operations](operations.md#metrics)',
  }),
};
