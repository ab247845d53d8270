import { randomBytes } from 'node:crypto';

// W3C Trace Context: https://www.w3.org/TR/trace-context/

/** Returns a trace id, which is also the id of the request that starts the trace. */
export const newTraceId = (): string => randomBytes(16).toString('hex');

/** Returns the header `traceparent` of a trace. No span is stored anywhere, so its id only has to be valid. */
export const traceparentOf = (traceId: string): string => `00-${traceId}-${randomBytes(8).toString('hex')}-01`;

/** Returns the trace id of a header `traceparent`, if it is valid. */
export const traceIdOf = (traceparent = ''): string | undefined =>
  /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.exec(traceparent)?.[1];
