import { css } from 'styled-system/css';

const styles = css({ padding: '6', animation: 'fadeIn 0.2s 1s backwards' });

/** In place of a page that takes longer than a second to come. */
export const Loading = () => (
  <p role="status" className={styles}>
    Loading…
  </p>
);
