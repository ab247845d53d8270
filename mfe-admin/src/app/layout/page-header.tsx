import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { header, heading, pageTitle, section } from '../../shared.styles.ts';

const text = css({ color: 'fg.muted', marginBottom: '5', maxWidth: 'measure.text' });

interface PageHeaderProps {
  title: string;
  intro?: ReactNode;
  /** Beside the title. */
  children?: ReactNode;
}

/** Title, actions and purpose of a page. */
export const PageHeader = ({ title, intro, children }: PageHeaderProps) => (
  <>
    <div className={header}>
      <h1 className={pageTitle}>{title}</h1>
      {children}
    </div>
    {intro && <p className={text}>{intro}</p>}
  </>
);

/** A titled part of a page. */
export const PageSection = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section className={section}>
    <h2 id={id} className={heading}>
      {title}
    </h2>
    {children}
  </section>
);
