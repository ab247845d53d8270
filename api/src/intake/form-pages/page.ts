import { type Html, html } from '../../platform/http/html.ts';

/** Renders a complete HTML document without scripts. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/api/forms.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.markup;
