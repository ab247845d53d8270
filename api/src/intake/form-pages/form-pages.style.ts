/** Style sheet of the pages that the API renders. System fonts only, so that nothing else has to load. */
export const formPagesStyle = `
/* The website's pages opt in too; Chromium reports an error when only one of two documents does. */
@view-transition { navigation: auto; }
:root {
  --ink: oklch(0.17 0.03 260);
  --paper: oklch(0.985 0.004 250);
  --line: oklch(0.55 0.02 260);
  --quiet: oklch(0.42 0.02 260);
  --accent: oklch(0.48 0.11 235);
  --refused: oklch(0.48 0.17 25);
  color-scheme: light;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  border-top: 0.375rem solid;
  border-image: linear-gradient(90deg, oklch(0.8 0.15 75) 25%, oklch(0.72 0.17 5) 25% 50%, oklch(0.8 0.12 215) 50% 75%, oklch(0.8 0.15 155) 75%) 1;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
main { max-width: 38rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) 1.25rem; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
p { text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.mark { margin: 0 0 0.5rem; color: oklch(0.48 0.11 155); font-size: 3rem; line-height: 1; }
.errors { margin-block: 1.5rem; padding: 1rem 1.25rem; border-inline-start: 0.25rem solid var(--refused); background: oklch(0.96 0.02 25); }
.errors :is(p, ul) { margin: 0; }
.errors a { color: var(--refused); }
.field { margin-block: 1.25rem; }
label { display: block; margin-block-end: 0.375rem; font-weight: 600; }
label span { color: var(--quiet); font-weight: 400; }
input, select, textarea {
  width: 100%;
  min-height: 2.875rem;
  padding: 0.625rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.375rem;
  background: white;
  color: inherit;
  font: inherit;
}
[aria-invalid] { border-color: var(--refused); box-shadow: 0 0 0 1px var(--refused); }
.error { margin: 0.375rem 0 0; color: var(--refused); }
.error::before { content: "! " / ""; font-weight: 700; }
button {
  min-height: 2.875rem;
  padding: 0.625rem 1.5rem;
  border: 0;
  border-radius: 0.375rem;
  background: var(--ink);
  color: var(--paper);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
`;
