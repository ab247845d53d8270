/** Returns the page of a request whose cookies are too large. nginx has the same one (`infra/nginx/templates/pages`). */
export const cookiesPage = (phone: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>The cookies of this site were too large</title>
    <style>
      :root { color-scheme: light dark; }
      body { margin: 0; padding: 4rem 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #16181d; background: #f7f7f5; }
      @media (prefers-color-scheme: dark) { body { color: #f2f2f0; background: #14161b; } }
      main { max-width: 34rem; }
      h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem; }
      a { color: inherit; font-weight: 600; }
    </style>
  </head>
  <body>
    <main>
      <h1>The cookies of this site were too large.</h1>
      <p>They have been removed, so this page should work now. If you were signed in, please sign in again.</p>
      <p><a href="">Reload the page</a></p>
      <p>If you see this again, please delete the cookies of this site in the settings of your browser, or call us at
        <a href="tel:${phone}">${phone}</a>.</p>
    </main>
  </body>
</html>
`;
