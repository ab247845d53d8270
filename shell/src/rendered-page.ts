/** A page as the renderer returns it. */
export interface RenderedPage {
  /** Title, meta and link elements for `<head>`. */
  head: string;
  /** `<div id="root">` with the page in it. */
  body: string;
}
