import type { ReactNode } from 'react';
import { textSections } from 'styled-system/recipes';

export interface TextSection {
  /** Anchor, which other pages may link to. */
  id: string;
  title: string;
  content: ReactNode;
}

/** Sections of text in a readable line length, with a list of contents on wide screens. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  const classes = textSections();
  return (
    <div data-color-mode="light">
      <div className={classes.root}>
        <nav aria-label="On this page" className={classes.contents}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={classes.link}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.article}>
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
              <h2 id={`${id}-title`} className={classes.title}>
                {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
