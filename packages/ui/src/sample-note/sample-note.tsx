import type { ClientStatement } from '@portal/contracts/client-statement';
import { sampleNote } from 'styled-system/recipes';

interface SampleNoteProps {
  statement: ClientStatement<unknown>;
  /** e.g. `Sample quote`. */
  children: string;
}

/** Says beside a statement that it is a sample. Shows nothing for a confirmed one. */
export function SampleNote({ statement, children }: SampleNoteProps) {
  return statement.status === 'sample' ? <span className={sampleNote()}>{children}</span> : null;
}
