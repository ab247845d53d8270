import { useStore } from '@portal/ui/create-store';
import { useEffect } from 'react';
import { type LeadEvent, liveStream } from './live-stream.ts';

export const useConnection = () => useStore(liveStream.connection);

/** Subscribes to lead events. Both callbacks must be stable: a new one subscribes again. */
export function useLeadEvents(onEvent: (event: LeadEvent) => void, onReload: () => void) {
  useEffect(() => liveStream.subscribe({ onEvent, onReload }), [onEvent, onReload]);
}
