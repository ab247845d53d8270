import { createStore } from '@portal/ui/create-store';

interface Question {
  /** Another one each time that it is asked. */
  id: number;
  leadId: number;
  /** Whether the user wants to set the next step. Otherwise the page asks after something was done. */
  isWanted: boolean;
}

/** The lead of which the page asks for the next step. */
export const question = createStore<Question | undefined>(undefined);

let lastId = 0;
const ask = (leadId: number, isWanted: boolean) => question.set({ id: ++lastId, leadId, isWanted });

export const openNextStep = (leadId: number) => ask(leadId, true);
export const askWhatNext = (leadId: number) => ask(leadId, false);
export const closeQuestion = () => question.set(undefined);
