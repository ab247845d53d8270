import { useStore } from '@portal/ui/create-store';
import { useEffect } from 'react';
import { type LeadEvent, liveStream } from './live-stream.ts';

export const useConnection = () => useStore(liveStream.connection);

/** Subscribes to lead events, and to changes of the mailbox. The callbacks must be stable: a new one subscribes again. */
export function useLeadEvents(onEvent: (event: LeadEvent) => void, onReload: () => void, onMailbox?: () => void) {
  useEffect(() => liveStream.subscribe({ onEvent, onReload, onMailbox }), [onEvent, onReload, onMailbox]);
}
