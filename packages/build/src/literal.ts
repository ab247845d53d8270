import type { AnyNode, Program } from 'acorn';

/** The value of an expression is known at run time only. */
export class NotLiteral extends Error {}

/** Values by the name of the constant that holds them. */
export type Constants = Map<string, unknown>;

/** Returns the value of an expression of literals and known constants. Throws `NotLiteral` for others. */
export function literal(node: AnyNode | null | undefined, constants: Constants): unknown {
  const value = (part: AnyNode | null) => literal(part, constants);

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

/** Returns a module's constants with literal values. */
export function knownConstants({ body }: Program): Constants {
  const constants: Constants = new Map();
  for (const node of body) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') continue;
    for (const { id, init } of node.declarations) {
      try {
        if (id.type === 'Identifier') constants.set(id.name, literal(init, constants));
      } catch (error) {
        if (!(error instanceof NotLiteral)) throw error;
      }
    }
  }
  return constants;
}
