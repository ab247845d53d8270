import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';
import { type CallExpression, type ImportDeclaration, parse } from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';
import { knownConstants, literal, NotLiteral } from './literal.ts';

type StyleFunction = (...args: unknown[]) => unknown;

/** Generated modules whose answers are known at build time when the arguments are. */
const styleModules = ['styled-system/css', 'styled-system/patterns'];

/**
 * A loader that writes class names where the source calls `css({ … })` or a pattern with literals: it calls the very
 * functions that Panda generated for the app. The style objects leave the bundle, and with the last of them Panda's
 * runtime. Calls whose arguments are known later stay as they are. Runs on JavaScript, after types and JSX are gone.
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
        // `cva` answers a function.
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
