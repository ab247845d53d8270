import type { ReactNode } from 'react';
import { documentSheet } from 'styled-system/recipes';

/** What every document has: texts for the section around it, and its title block. */
export interface DocumentRecord {
  heading: { title: string; intro: string };
  sheet: {
    /** As on a plan, e.g. `A-601`. */
    number: string;
    name: string;
    project: string;
    revision: string;
    scale?: string;
  };
  notes: readonly string[];
}

interface DocumentSheetProps extends Pick<DocumentRecord, 'sheet' | 'notes'> {
  /** `beside`: the first child is a narrow picture left of the others. */
  layout?: 'stack' | 'beside';
  children: ReactNode;
}

/** The paper of a document: what it is, its tables and pictures, notes and a title block. */
export function DocumentSheet({ sheet, notes, layout, children }: DocumentSheetProps) {
  const classes = documentSheet({ layout });
  const cells = [
    ['Project', sheet.project],
    ['Sheet', sheet.name],
    ['Revision', sheet.revision],
    ['Scale', sheet.scale ?? 'None'],
    ['No.', sheet.number],
  ];
  return (
    <figure className={classes.root} aria-label={`${sheet.name}, an example`} data-document>
      <p className={classes.stamp}>
        <strong>Example from a sample project</strong>
        <span>Not for construction</span>
      </p>
      <div className={classes.parts}>{children}</div>
      {/* Empty: it only holds the state. Browsers without `::details-content` could not show what it contains on wide screens. */}
      <details className={classes.rest}>
        <summary>The whole sheet</summary>
      </details>
      <figcaption>
        <ol className={classes.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
        <dl className={classes.titleBlock}>
          {cells.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
