import { type Node, type Program, Visitor } from 'oxc-parser';

/** The value of an expression is known at run time only. */
export class NotLiteral extends Error {}

/** Values by the name of the constant that holds them. */
export type Constants = Map<string, unknown>;

/** Returns the value of an expression of literals and known constants. Throws `NotLiteral` for others. */
export function literal(node: Node | null | undefined, constants: Constants): unknown {
  const value = (part: Node | null) => literal(part, constants);

  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      if (constants.has(node.name)) return constants.get(node.name);
      break;
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked;
      break;
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(value(node.argument));
      if (node.operator === '!') return !value(node.argument);
      break;
    case 'ArrayExpression':
      return node.elements.map(value);
    case 'ObjectExpression':
      return Object.assign(
        {},
        ...node.properties.map((property) => {
          if (property.type === 'SpreadElement') return value(property.argument);
          if (property.computed) throw new NotLiteral();
          const { key } = property;
          return { [key.type === 'Identifier' ? key.name : String(value(key))]: value(property.value) };
        }),
      );
  }
  throw new NotLiteral();
}

/** Returns a module's constants with literal values. A name that is declared again in a function is not among them. */
export function knownConstants(program: Program): Constants {
  const declared: string[] = [];
  const declare = (...patterns: (Node | null)[]) => declared.push(...patterns.flatMap(declaredNames));
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ params }) => declare(...params),
    FunctionExpression: ({ params }) => declare(...params),
    ArrowFunctionExpression: ({ params }) => declare(...params),
    CatchClause: ({ param }) => declare(param),
  }).visit(program);

  const constants: Constants = new Map();
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') continue;
    for (const { id, init } of node.declarations) {
      if (id.type !== 'Identifier' || declared.filter((name) => name === id.name).length > 1) continue;
      try {
        constants.set(id.name, literal(init, constants));
      } catch (error) {
        if (!(error instanceof NotLiteral)) throw error;
      }
    }
  }
  return constants;
}

/** Returns the names that a parameter or the left side of a declaration declares. */
function declaredNames(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return declaredNames(pattern.left);
    case 'RestElement':
      return declaredNames(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredNames);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        declaredNames(property.type === 'RestElement' ? property : property.value),
      );
  }
  return [];
}
