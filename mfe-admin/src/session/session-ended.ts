import { staff } from '@portal/staff-client/client';
import { createStore } from '@portal/ui/create-store';

/** Whether a request was rejected because the session has ended. The page stays, so that typed text is not lost. */
export const sessionEnded = createStore(false);

staff.use({
  onResponse({ response }) {
    if (response.status === 401) sessionEnded.set(true);
  },
});
