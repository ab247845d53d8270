import { AsyncLocalStorage } from 'node:async_hooks';
import { traceparentOf } from '@portal/http-server/trace';

const traces = new AsyncLocalStorage<string>();

/** Runs `work` in a trace: its log lines name it, and jobs and mails that it causes continue it. */
export const inTrace = <Result>(traceId: string, work: () => Result): Result => traces.run(traceId, work);

/** Returns the id of the trace of the request or job that runs now. */
export const currentTraceId = (): string | undefined => traces.getStore();

/** Returns the header that names the trace in a mail. */
export function traceHeaders(): Record<string, string> {
  const traceId = currentTraceId();
  return traceId ? { traceparent: traceparentOf(traceId) } : {};
}
