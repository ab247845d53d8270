import { useEffect, useSyncExternalStore } from 'react';
import { currentConnection, hearNews, type LeadNews, watchConnection } from './live-stream.ts';

export const useConnection = () => useSyncExternalStore(watchConnection, currentConnection, currentConnection);

/** Both must keep their identity as long as they mean the same. */
export function useNews(hear: (news: LeadNews) => void, onGap: () => void) {
  useEffect(() => hearNews(hear, onGap), [hear, onGap]);
}
