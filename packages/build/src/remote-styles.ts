/** A loader that adds the style sheet of a remote to the module it exposes. */
export default (source: string) => `import 'styled-system/styles.css';\n${source}`;
