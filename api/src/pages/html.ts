const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that may stand in a page as it is. Everything else is escaped on its way in. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | Html[] | string | number | false | undefined;

/** Template tag: what is filled in is text, unless it is markup made by this tag. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((page, string, index) => page + asMarkup(parts[index - 1]) + string));

function asMarkup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(asMarkup).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A whole document. It needs no script and, apart from the API's own style sheet, nothing else. */
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
