/** A loader that imports the style sheet of a remote in the module it exposes. */
export default (source: string) => `import 'styled-system/styles.css';\n${source}`;
