import { globSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node openapi/write-metadata.mjs FOLDER`: writes what the OpenAPI document takes from the declarations of the DTOs, their types and
 * doc comments, into a folder with the compiled API. It is what the plugin of @nestjs/swagger adds when TypeScript 6 compiles.
 */
const api = join(import.meta.dirname, '..');

// TypeScript 7, which compiles the API, has no API for plugins. openapi-typescript needs TypeScript 6 too.
const typescript = createRequire(join(api, '../packages/staff-client/package.json')).resolve('typescript');
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? { url: pathToFileURL(typescript).href, shortCircuit: true } : next(specifier, context),
});
const { default: ts } = await import('typescript');
const { ReadonlyVisitor } = await import('@nestjs/swagger/plugin');

const config = ts.readConfigFile(join(api, 'tsconfig.json'), ts.sys.readFile).config;
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, api);
const program = ts.createProgram({
  rootNames: globSync(join(api, 'src/**/*.dto.ts')),
  // The members of a union are sorted by text, not by which file was read first.
  options: { ...options, types: [], stableTypeOrdering: true },
});
const visitor = new ReadonlyVisitor({ pathToSource: join(api, 'src'), introspectComments: true, esmCompatible: true });
for (const name of program.getRootFileNames()) visitor.visit(program, program.getSourceFile(name));

const printer = ts.createPrinter();
const emptyFile = ts.createSourceFile('', '', ts.ScriptTarget.Latest);
const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, emptyFile);
const printObject = (entries) =>
  `{\n${entries.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(',\n')}\n}`;

const models = visitor.collect().models.map(([file, classes]) => {
  const properties = Object.entries(classes).map(([name, documented]) => [name, print(documented)]);
  return `[${print(file)}, ${printObject(properties)}]`;
});
writeFileSync(
  join(process.argv[2], 'openapi-metadata.js'),
  `export default async () => {
const t = ${printObject(Object.entries(visitor.typeImports))};
return { '@nestjs/swagger': { models: [${models.join(',\n')}] } };
};
`,
);
