import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';
import { type CallExpression, type ImportDeclaration, parse } from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';
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
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const functions = new Map<string, StyleFunction>();
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') await collect(node, this.getOptions().app, functions);
  }

  const constants = knownConstants(program);
  const edited = new MagicString(source);
  simple(program, {
    CallExpression({ callee, arguments: args, start, end }: CallExpression) {
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
  return edited.toString();
}

async function collect({ source, specifiers }: ImportDeclaration, app: string, functions: Map<string, StyleFunction>) {
  if (!styleModules.includes(String(source.value))) return;
  const generated = await import(pathToFileURL(join(app, `${source.value}/index.mjs`)).href);
  for (const { type, local, ...specifier } of specifiers) {
    if (type !== 'ImportSpecifier' || !('imported' in specifier) || specifier.imported.type !== 'Identifier') continue;
    functions.set(local.name, generated[specifier.imported.name]);
  }
}
