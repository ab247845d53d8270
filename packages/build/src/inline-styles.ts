import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';
import MagicString from 'magic-string';
import { parseSync, type StaticImport, Visitor } from 'oxc-parser';
import { knownConstants, literal, NotLiteral } from './literal.ts';

type StyleFunction = (...args: unknown[]) => unknown;

/** Generated modules whose functions can be called at build time when their arguments are literals. */
const styleModules = ['styled-system/css', 'styled-system/patterns'];

/**
 * A loader that replaces calls of `css({ … })` and patterns with literal arguments by their class names, using the functions that Panda
 * generated for the app. Style objects and Panda's runtime are then not bundled. Other calls are unchanged. Runs after swc-loader.
 */
export default async function inlineStyles(this: LoaderContext<{ app: string }>, source: string): Promise<string> {
  if (!styleModules.some((name) => source.includes(name))) return source;
  const { program, module } = parseSync('module.js', source, { preserveParens: false });
  const functions = new Map<string, StyleFunction>();
  for (const statement of module.staticImports) await collect(statement, this.getOptions().app, functions);

  const constants = knownConstants(program);
  const edited = new MagicString(source);
  const visitor = new Visitor({
    CallExpression({ callee, arguments: args, start, end }) {
      const style = callee.type === 'Identifier' ? functions.get(callee.name) : undefined;
      if (!style) return;
      try {
        const names = style(...args.map((argument) => literal(argument, constants)));
        // `cva` returns a function.
        if (typeof names === 'string') edited.update(start, end, JSON.stringify(names));
      } catch (error) {
        if (!(error instanceof NotLiteral)) throw error;
      }
    },
  });
  visitor.visit(program);
  return edited.toString();
}

async function collect(
  { moduleRequest: { value }, entries }: StaticImport,
  app: string,
  functions: Map<string, StyleFunction>,
) {
  if (!styleModules.includes(value)) return;
  const generated = await import(pathToFileURL(join(app, `${value}/index.mjs`)).href);
  for (const { importName, localName } of entries)
    if (importName.name) functions.set(localName.value, generated[importName.name]);
}
