/** Style sheet of the pages that the API renders, with the fonts and colors of the website. */
export const formPagesStyle = `
/* The website's pages opt in too; Chromium reports an error when only one of two documents does. */
@view-transition { navigation: auto; }
@font-face { font-family: Heading; font-weight: 700; font-display: swap; src: url(/api/forms/heading.woff2) format("woff2"); }
@font-face { font-family: Text; font-weight: 400; font-display: swap; src: url(/api/forms/text.woff2) format("woff2"); }
@font-face { font-family: Text; font-weight: 600; font-display: swap; src: url(/api/forms/strong.woff2) format("woff2"); }
:root {
  --action: oklch(0.55 0.2 260);
  --ink: oklch(0.17 0.03 260);
  --paper: oklch(0.985 0.004 250);
  --line: oklch(0.55 0.02 260);
  --quiet: oklch(0.42 0.02 260);
  --accent: oklch(0.48 0.11 235);
  --error: oklch(0.48 0.17 25);
  color-scheme: light;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.6 Text, system-ui, sans-serif;
}
:is(header, footer) { background: var(--ink); color: var(--paper); }
:is(header, footer) a { color: inherit; }
nav { display: flex; align-items: center; justify-content: space-between; gap: 1rem; max-width: 82rem; min-height: 4.5rem; margin: 0 auto; padding: 0 clamp(1.125rem, 4vw, 3.5rem); }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none; white-space: nowrap; }
.brand { gap: 0.625rem; font-size: 1.375rem; font-weight: 700; letter-spacing: -0.035em; line-height: 1; }
.safer { stroke: oklch(0.8 0.15 75); }
.smarter { stroke: oklch(0.72 0.17 5); }
.connected { stroke: oklch(0.8 0.12 215); }
.secured { stroke: oklch(0.8 0.15 155); }
.phone { font-weight: 600; }
footer { padding: 2rem clamp(1.125rem, 4vw, 3.5rem); font-size: 0.9375rem; }
footer p { max-width: 75rem; margin: 0.25rem auto; }
footer a { display: inline-block; min-height: 2.75rem; margin-inline-end: 1.25rem; padding-block: 0.5rem; }
main { flex: 1; width: 100%; max-width: 38rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) 1.25rem; }
h1, h2, .brand { font-family: Heading, system-ui, sans-serif; font-weight: 700; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
p { text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.mark { margin: 0 0 0.5rem; color: oklch(0.48 0.11 155); font-size: 3rem; line-height: 1; }
.errors { margin-block: 1.5rem; padding: 1rem 1.25rem; border-inline-start: 0.25rem solid var(--error); background: oklch(0.96 0.02 25); }
.errors :is(p, ul) { margin: 0; }
.errors a { color: var(--error); }
.honeypot { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; clip-path: inset(50%); }
.field { margin-block: 1.25rem; }
label { display: block; margin-block-end: 0.375rem; font-weight: 600; }
label span { color: var(--error); }
.note { color: var(--quiet); font-size: 0.9375rem; }
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
[aria-invalid] { border-color: var(--error); box-shadow: 0 0 0 1px var(--error); }
.error { margin: 0.375rem 0 0; color: var(--error); }
.error::before { content: "! " / ""; font-weight: 700; }
button {
  min-height: 2.875rem;
  padding: 0.625rem 1.5rem;
  border: 0;
  border-radius: 0.375rem;
  background: var(--action);
  color: var(--paper);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
`;
