import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ESTree } from 'vite';
import { find, type Source, sourceOf } from './api-surface.ts';
import { publicEntryPoints, ROOT } from './entry-points.ts';

/**
 * Values for a component's required props, generated from its type declarations, so that new components are tested too.
 * Plain JSON: a function is `{ "$": "function" }`. Components that need a parent, or props with meaning, have theirs in
 * `fixtures/server/manual-props.js`.
 */
export type Fixture = string | number | boolean | null | Fixture[] | { [name: string]: Fixture };

interface Scope {
  readonly source: Source;
  /** The type arguments in this scope. */
  readonly bound: ReadonlyMap<string, { node: ESTree.TSType; scope: Scope }>;
}

const MAX_DEPTH = 12;
const FUNCTION: Fixture = { $: 'function' };
/** Types whose values must have meaning. */
const MEANT: Readonly<Record<string, Fixture | undefined>> = {
  MathNode: { t: 'number', value: '3' },
  LucideIcon: FUNCTION,
};
const NATIVE: Readonly<Record<string, Fixture | undefined>> = {
  ReactNode: 'متن',
  ReactElement: { $: 'element' },
  JSX: { $: 'element' },
  Date: { $: 'date' },
  Set: { $: 'set' },
  ReadonlySet: { $: 'set' },
  Map: { $: 'map' },
  ReadonlyMap: { $: 'map' },
  ComponentType: FUNCTION,
  RefObject: { current: null },
};

const nameOf = (
  node: ESTree.Expression | ESTree.PrivateIdentifier | ESTree.IdentifierName | ESTree.TSTypeName,
): string => (node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '');

const isObject = (value: Fixture | undefined): value is { [name: string]: Fixture } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofMembers(list: readonly ESTree.TSSignature[], scope: Scope, depth: number): { [name: string]: Fixture } {
  const made: { [name: string]: Fixture } = {};
  for (const member of list) {
    if (member.type === 'TSMethodSignature' && !member.optional) made[nameOf(member.key)] = FUNCTION;
    if (member.type !== 'TSPropertySignature' || member.optional || !member.typeAnnotation) continue;
    const value = sample(member.typeAnnotation.typeAnnotation, scope, depth + 1);
    if (value !== undefined) made[nameOf(member.key)] = value;
  }
  return made;
}

/** The strings that a type is one of. */
function literals(node: ESTree.TSType, scope?: Scope): string[] {
  if (node.type === 'TSUnionType') return node.types.flatMap((one) => literals(one, scope));
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') {
    const bound = scope?.bound.get(node.typeName.name);
    return bound === undefined ? [] : literals(bound.node, bound.scope);
  }
  return node.type === 'TSLiteralType' && node.literal.type === 'Literal' ? [String(node.literal.value)] : [];
}

/** What a union is made of, its names followed. */
function unionOf(node: ESTree.TSType, scope: Scope): { node: ESTree.TSType; scope: Scope }[] {
  if (node.type === 'TSUnionType') return node.types.flatMap((one) => unionOf(one, scope));
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return [{ node, scope }];
  const found = find(scope.source, node.typeName.name);
  if (found?.node.type === 'TSTypeAliasDeclaration') {
    return unionOf(found.node.typeAnnotation, { source: found.source, bound: new Map() });
  }
  if (found?.node.type === 'TSInterfaceDeclaration') {
    const { source } = found;
    return found.node.body.body.length > 0
      ? [{ node: asLiteral(found.node), scope: { source, bound: new Map() } }]
      : [];
  }
  return [];
}

const asLiteral = ({ body, start, end }: ESTree.TSInterfaceDeclaration): ESTree.TSTypeLiteral =>
  ({ type: 'TSTypeLiteral', members: body.body, start, end }) as ESTree.TSTypeLiteral;

const propertyOf = (node: ESTree.TSType, name: string) =>
  node.type === 'TSTypeLiteral'
    ? node.members.find((member) => member.type === 'TSPropertySignature' && nameOf(member.key) === name)
    : undefined;

/** `Extract` by the discriminant of a union: `{ kind: 'integer' }`. */
function extracted(union: ESTree.TSType, filter: ESTree.TSType, scope: Scope, depth: number): Fixture | undefined {
  const asked = filter.type === 'TSTypeLiteral' ? filter.members : [];
  const match = unionOf(union, scope).find((member) =>
    asked.every((one) => {
      if (one.type !== 'TSPropertySignature') return true;
      const own = propertyOf(member.node, nameOf(one.key));
      if (own?.type !== 'TSPropertySignature' || !own.typeAnnotation || !one.typeAnnotation) return false;
      const wanted = literals(one.typeAnnotation.typeAnnotation, scope);
      const had = literals(own.typeAnnotation.typeAnnotation, member.scope);
      return wanted.length === 0 || wanted.some((word) => had.includes(word));
    }),
  );
  return match && sample(match.node, match.scope, depth);
}

/** Types that the curriculum computes from its list of kinds of answers, and the end of the interface each kind has of it. */
const OF_KINDS: Readonly<Record<string, string | undefined>> = {
  AnswerForm: 'Form',
  RawInput: 'Input',
  AnswerKey: 'Key',
};

/** A value of such a type: of the kind that is asked for, or of whole numbers. */
function ofKind(type: string, asked: ESTree.TSType | undefined, scope: Scope, depth: number): Fixture | undefined {
  const filter = asked?.type === 'TSTypeLiteral' ? asked.members[0] : undefined;
  const wanted =
    filter?.type === 'TSPropertySignature' && filter.typeAnnotation
      ? literals(filter.typeAnnotation.typeAnnotation, scope)
      : [];
  const kinds = wanted.length > 0 ? wanted : ['integer'];
  const isBuilt = scope.source.file.endsWith('.d.ts');
  const models = isBuilt ? 'dist/answers/*/model.d.ts' : 'src/answers/*/model.ts';
  for (const file of globSync(models, { cwd: join(ROOT, '../curriculum') })) {
    const kind = basename(dirname(file));
    const source = kinds.includes(kind) ? sourceOf(join(ROOT, '../curriculum', file)) : null;
    if (source === null) continue;
    const words = kind.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
    return named(`${words.join('')}${type}`, [], { source, bound: new Map() }, depth);
  }
  return undefined;
}

/** The first name of a constant's members, for `keyof typeof`. */
function firstKey(node: ESTree.TSType, scope: Scope): Fixture | undefined {
  if (node.type !== 'TSTypeQuery' || node.exprName.type !== 'Identifier') return undefined;
  const found = find(scope.source, node.exprName.name);
  const constant = found?.node.type === 'VariableDeclaration' ? found.node.declarations[0]?.id : undefined;
  const shape = constant && 'typeAnnotation' in constant ? constant.typeAnnotation?.typeAnnotation : undefined;
  const [member] = shape?.type === 'TSTypeLiteral' ? shape.members : [];
  return member?.type === 'TSPropertySignature' ? nameOf(member.key) : undefined;
}

/** A type known by name: the kit's own, the model's, or one of the language. */
function named(name: string, given: readonly ESTree.TSType[], scope: Scope, depth: number): Fixture | undefined {
  const bound = scope.bound.get(name);
  if (bound !== undefined) return sample(bound.node, bound.scope, depth);
  const meant = MEANT[name];
  if (meant !== undefined) return meant;
  const [first, second] = given;
  if (name === 'Partial') return {};
  if (name === 'Record' || name === 'Readonly' || name === 'Required' || name === 'NonNullable') {
    return name === 'Record' ? {} : first && sample(first, scope, depth);
  }
  if (name === 'Array' || name === 'ReadonlyArray') return first ? many(first, scope, depth) : [];
  if (name === 'Extract') {
    const computed = first?.type === 'TSTypeReference' ? OF_KINDS[nameOf(first.typeName)] : undefined;
    if (computed !== undefined) return ofKind(computed, second, scope, depth);
    return first && second && extracted(first, second, scope, depth);
  }
  const computed = OF_KINDS[name];
  if (computed !== undefined) return ofKind(computed, undefined, scope, depth);
  if (name === 'Pick' || name === 'Omit') {
    const whole = first && sample(first, scope, depth);
    if (!isObject(whole) || second === undefined) return whole;
    const listed = new Set(literals(second, scope));
    return Object.fromEntries(Object.entries(whole).filter(([key]) => listed.has(key) === (name === 'Pick')));
  }
  const found = find(scope.source, name);
  if (found === null) return NATIVE[name];
  const { node, source } = found;
  if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') return undefined;
  const inner: Scope = {
    source,
    bound: new Map(
      (node.typeParameters?.params ?? []).flatMap((param, index) => {
        const own = given[index];
        if (own !== undefined) return [[param.name.name, { node: own, scope }] as const];
        const stand = param.default ?? param.constraint;
        return stand ? [[param.name.name, { node: stand, scope: { source, bound: new Map() } }] as const] : [];
      }),
    ),
  };
  if (node.type === 'TSTypeAliasDeclaration') return sample(node.typeAnnotation, inner, depth);
  const bases = node.extends.map((base) =>
    base.expression.type === 'Identifier'
      ? named(base.expression.name, base.typeArguments?.params ?? [], inner, depth)
      : undefined,
  );
  return Object.assign({}, ...bases.filter(isObject), ofMembers(node.body.body, inner, depth));
}

function many(node: ESTree.TSType, scope: Scope, depth: number): Fixture[] {
  const one = sample(node, scope, depth + 1);
  return one === undefined ? [] : [one];
}

/** Undefined where nothing is needed, or nothing could be thought of. */
function sample(node: ESTree.TSType, scope: Scope, depth: number): Fixture | undefined {
  if (depth > MAX_DEPTH) return undefined;
  switch (node.type) {
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return 'متن';
    case 'TSNumberKeyword':
      return 3;
    case 'TSBooleanKeyword':
      return true;
    case 'TSNullKeyword':
      return null;
    case 'TSFunctionType':
      return FUNCTION;
    case 'TSLiteralType': {
      const value = node.literal.type === 'Literal' ? node.literal.value : null;
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
    }
    case 'TSParenthesizedType':
      return sample(node.typeAnnotation, scope, depth);
    case 'TSTypeOperator':
      return node.operator === 'keyof'
        ? firstKey(node.typeAnnotation, scope)
        : sample(node.typeAnnotation, scope, depth);
    case 'TSConditionalType':
      return sample(node.falseType, scope, depth) ?? sample(node.trueType, scope, depth);
    case 'TSArrayType':
      return many(node.elementType, scope, depth);
    case 'TSTupleType':
      return node.elementTypes.flatMap((one) =>
        one.type === 'TSRestType' || one.type === 'TSOptionalType' || one.type === 'TSNamedTupleMember'
          ? []
          : many(one, scope, depth),
      );
    case 'TSTypeLiteral':
      return ofMembers(node.members, scope, depth);
    case 'TSIntersectionType':
      return Object.assign({}, ...node.types.map((one) => sample(one, scope, depth)).filter(isObject));
    case 'TSUnionType': {
      for (const one of node.types) {
        const value = sample(one, scope, depth);
        if (value !== undefined && value !== null) return value;
      }
      return node.types.some((one) => one.type === 'TSNullKeyword') ? null : undefined;
    }
    case 'TSIndexedAccessType': {
      const whole = sample(node.objectType, scope, depth);
      const [key = ''] = literals(node.indexType, scope);
      return isObject(whole) ? whole[key] : undefined;
    }
    case 'TSTypeReference':
      return node.typeName.type === 'Identifier'
        ? named(node.typeName.name, node.typeArguments?.params ?? [], scope, depth)
        : undefined;
    default:
      return undefined;
  }
}

/** For each entry point, its components by name with generated props: of the built package, or of the sources, which need no build. */
export function propFixtures(from: 'dist' | 'src' = 'dist'): Record<string, Record<string, Fixture>> {
  const entryPoints: Record<string, Record<string, Fixture>> = {};
  for (const { path, names } of publicEntryPoints()) {
    const entryPoint = sourceOf(join(ROOT, from, path, from === 'dist' ? 'index.d.ts' : 'index.ts'));
    const components: Record<string, Fixture> = {};
    for (const { name, isType } of names) {
      const found = isType || entryPoint === null || !/^[A-Z].*[a-z]/.test(name) ? null : find(entryPoint, name);
      if (found?.node.type !== 'TSDeclareFunction' && found?.node.type !== 'FunctionDeclaration') continue;
      const [param] = found.node.params;
      const annotation = param && 'typeAnnotation' in param ? param.typeAnnotation?.typeAnnotation : undefined;
      const bound = new Map(
        (found.node.typeParameters?.params ?? []).flatMap((one) =>
          one.constraint
            ? [[one.name.name, { node: one.constraint, scope: { source: found.source, bound: new Map() } }] as const]
            : [],
        ),
      );
      components[name] = (annotation && sample(annotation, { source: found.source, bound }, 0)) ?? {};
    }
    entryPoints[path] = components;
  }
  return entryPoints;
}
