import type { Practice } from '@portal/contracts/practices';
import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { pageHero } from 'styled-system/recipes';
import { ScanBackdrop } from '../backdrop/scan-backdrop.tsx';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import { noWrap } from '../no-wrap/no-wrap.tsx';

interface PageHeroProps {
  title: ReactNode;
  eyebrow?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  drawing?: ReactNode;
  /** A drawing as wide as the window, below the text. */
  panorama?: ReactNode;
  practice?: Practice;
  breadcrumbs?: readonly Crumb[];
  breadcrumbsLabel?: string;
  className?: string;
  children?: ReactNode;
}

/** The top of a page with its `h1`, in dark mode, over moving scan lines. */
export function PageHero(props: PageHeroProps) {
  const { title, eyebrow, lead, actions, drawing, panorama, practice, breadcrumbs, breadcrumbsLabel } = props;
  const classes = pageHero({ drawn: Boolean(drawing), panoramic: Boolean(panorama) });
  const actionsAndMore = (
    <>
      {actions && (
        <div data-hero-actions className={classes.actions}>
          {actions}
        </div>
      )}
      {props.children}
    </>
  );
  return (
    <section data-color-mode="dark" data-practice={practice} className={cx(classes.root, props.className)}>
      <ScanBackdrop />
      <div className={classes.inner}>
        {breadcrumbs && <Breadcrumbs items={breadcrumbs} label={breadcrumbsLabel} className={classes.breadcrumbs} />}
        {/* Without buttons, the bar of phones waits for the text. */}
        <div className={classes.content} data-hero-actions={actions ? undefined : true}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{noWrap(lead)}</p>}
          {!panorama && actionsAndMore}
        </div>
        {panorama && <div className={classes.aside}>{actionsAndMore}</div>}
        {drawing && <div className={classes.drawing}>{drawing}</div>}
      </div>
      {panorama}
    </section>
  );
}
