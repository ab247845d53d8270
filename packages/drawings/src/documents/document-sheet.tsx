import type { Language } from '@portal/contracts/language';
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
  language?: Language;
}

const texts = {
  en: {
    cells: ['Project', 'Sheet', 'Revision', 'Scale', 'No.'],
    none: 'None',
    example: 'an example',
    stamp: ['Example from a sample project', 'Not for construction'],
  },
  es: {
    cells: ['Proyecto', 'Hoja', 'Revisión', 'Escala', 'Núm.'],
    none: 'Ninguna',
    example: 'un ejemplo',
    stamp: ['Ejemplo de un proyecto de muestra', 'No es para construir'],
  },
} as const;

interface DocumentSheetProps extends Pick<DocumentRecord, 'sheet' | 'notes' | 'language'> {
  /** `beside`: the first child is a narrow picture left of the others. */
  layout?: 'stack' | 'beside';
  children: ReactNode;
}

/** The paper of a document: what it is, its tables and pictures, notes and a title block. */
export function DocumentSheet({ sheet, notes, language = 'en', layout, children }: DocumentSheetProps) {
  const classes = documentSheet({ layout });
  const { cells, none, example, stamp } = texts[language];
  const values = [sheet.project, sheet.name, sheet.revision, sheet.scale ?? none, sheet.number];
  return (
    <figure className={classes.root} aria-label={`${sheet.name}, ${example}`} data-document>
      <p className={classes.stamp}>
        <strong>{stamp[0]}</strong>
        <span>{stamp[1]}</span>
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
          {cells.map((name, index) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{values[index]}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
