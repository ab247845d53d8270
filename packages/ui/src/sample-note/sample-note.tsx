import type { ClientFact } from '@portal/contracts/client-fact';
import { sampleNote } from 'styled-system/recipes';

interface SampleNoteProps {
  fact: ClientFact<unknown>;
  /** e.g. `Sample quote`. */
  children: string;
}

/** Says beside a fact that it is a sample. Shows nothing for a confirmed one. */
export function SampleNote({ fact, children }: SampleNoteProps) {
  return fact.status === 'sample' ? <span className={sampleNote()}>{children}</span> : null;
}
