import { port } from './settings.ts';

export const metricsSettings = {
  METRICS_PORT: port().optional().meta({
    default: 'none: no metrics',
    description: 'port of `/metrics` for Prometheus, on `HOST`: [operations](operations.md#metrics)',
  }),
};
