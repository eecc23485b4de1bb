import {
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import {
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { KIT, type KitTypes } from './kit-types.ts';
import type { KitDocs, PropRow, PropValue } from './prop-row.ts';

const WRITTEN =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** Words of a type that may name another type. */
export const TYPE_NAMES = /(?<![\w.'"-])[A-Z]\w*(?!['"])/g;

const DECLARATION = /^(?:\/\*[\s\S]*?\*\/\s*)?(?:export )?(?:interface|type) /;

/** How far types that types name are followed. */
const DEPTH = 3;

const PACKAGES = KIT.replace(/ui\/$/, '');
const isOurs = (file: string) => file.startsWith(PACKAGES) && !file.includes('/node_modules/');

/** Reads the props of the kit's components, with unions written out and defaults from `@default`. */
export class PropReader {
  readonly #types: KitTypes;

  constructor(types: KitTypes) {
    this.#types = types;
  }

  get #checker() {
    return this.#types.checker;
  }

  /** Docs of each component or hook a module exports, by its name. */
  componentsOf(file: string): Map<string, KitDocs> {
    const found = new Map<string, KitDocs>();
    for (const exported of this.#types.exportsOf(file)) {
      if (!/^(?:use)?[A-Z]/.test(exported.name)) continue;
      const docs = this.#docsOf(exported);
      if (docs !== null) found.set(exported.name, docs);
    }
    return found;
  }

  #docsOf(exported: TypeSymbol): KitDocs | null {
    const symbol = exported.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & SymbolFlags.Value)) return null;
    const type = this.#checker.getTypeOfSymbol(symbol);
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (signature === undefined) return null;
    const description = this.#checker.getDocumentationCommentOfSymbol(symbol);
    if (signature.getParameters().length === 0) return { description, props: [] };
    const props = this.#checker.getParameterType(signature, 0);
    if (props === undefined) return null;
    const initial = this.#initialValues(symbol);
    const rows = this.#rowsOf(props).map((row) => {
      const own = initial.get(row.name);
      return row.defaultValue === undefined && own !== undefined ? { ...row, defaultValue: own } : row;
    });
    return { description, props: rows };
  }

  /** Values that a component gives its parameters itself. */
  #initialValues(component: TypeSymbol): Map<string, string> {
    const declaration = component.valueDeclaration?.resolve(this.#types.project);
    const [props] = declaration && isFunctionDeclaration(declaration) ? declaration.parameters : [];
    const values = new Map<string, string>();
    if (props === undefined || !isObjectBindingPattern(props.name)) return values;
    for (const { name, propertyName, initializer } of props.name.elements) {
      const key = propertyName ?? name;
      if (initializer && key && (isIdentifier(key) || isStringLiteral(key)))
        values.set(key.text, initializer.getText());
    }
    return values;
  }

  /** A union of props has the props of all its members; one that some lack is optional. */
  #rowsOf(props: Type): PropRow[] {
    const members = props.isUnionType() ? (props.getTypes() ?? []) : [props];
    const symbols = new Map<string, TypeSymbol[]>();
    for (const member of members) {
      for (const symbol of this.#checker.getPropertiesOfType(member)) {
        symbols.set(symbol.name, [...(symbols.get(symbol.name) ?? []), symbol]);
      }
    }
    return [...symbols].flatMap(([name, list]) => {
      const row = this.#rowOf(name, list, list.length === members.length);
      return row === null ? [] : [row];
    });
  }

  #rowOf(name: string, symbols: readonly TypeSymbol[], isInAll: boolean): PropRow | null {
    const [first] = symbols;
    if (first === undefined) return null;
    const isRequired = isInAll && symbols.every(({ flags }) => !(flags & SymbolFlags.Optional));
    const types = symbols.flatMap((symbol) => this.#checker.getTypeOfSymbol(symbol) ?? []);
    const parts = [...new Set(types.flatMap((type) => this.#parts(type)))].filter(
      (part) => symbols.length === 1 || part !== 'never',
    );
    const written = symbols.map((symbol, index) => this.#asWritten(symbol) ?? this.#union(types[index]));
    const type = [...new Set(written)].filter((part) => symbols.length === 1 || part !== 'never').join(' | ');
    const named = new Map<string, TypeSymbol>();
    for (const one of types) this.#nameTypes(one, named, DEPTH);
    const detail = this.#detail(type, first, named);
    const [fallback] = symbols.flatMap((symbol) =>
      this.#checker.getJsDocTagsOfSymbol(symbol).filter((tag) => tag.name === 'default' && tag.text),
    );
    return {
      name,
      type,
      ...(detail !== '' && { detail }),
      isRequired,
      description: symbols.map((symbol) => this.#checker.getDocumentationCommentOfSymbol(symbol)).find(Boolean) ?? '',
      ...(fallback?.text && { defaultValue: fallback.text.replaceAll(/\s+/g, ' ').trim() }),
      value: controlOf(parts),
    };
  }

  /** Members of a type; an alias of other packages, such as `ReactNode`, keeps its name. */
  #parts(type: Type): string[] {
    if (type.getAliasSymbol()?.declarations.some(({ path }) => !isOurs(path))) return [this.#write(type)];
    const written = (type.isUnionType() ? (type.getTypes() ?? []) : [type]).map((member) => this.#write(member));
    const isBoolean = written.includes('true') && written.includes('false');
    const names = written.map((part) => (isBoolean && (part === 'true' || part === 'false') ? 'boolean' : part));
    const isNullable = names.includes('null');
    const known = [...new Set(names)].filter((part) => part !== 'undefined' && part !== 'null');
    return [...known, ...(isNullable ? ['null'] : [])];
  }

  #union(type: Type | undefined): string {
    const parts = type === undefined ? [] : this.#parts(type);
    return parts.map((part) => (parts.length > 1 && part.includes('=>') ? `(${part})` : part)).join(' | ') || 'never';
  }

  /**
   * The type as it is written, which keeps the order of unions and the names of objects; aliases of unions of literals are
   * written out. Nothing where the source needs the compiler to be understood: parameters of types, `typeof`, `Foo['bar']`.
   */
  #asWritten(symbol: TypeSymbol): string | null {
    const code = withoutComments(this.#text(symbol)).replaceAll(/\s+/g, ' ').trim();
    const [, text] = /^(?:readonly )?(?:[\w$]+|'[^']+')\??: ?(.+?);?$/.exec(code) ?? [];
    if (text === undefined || /\btypeof\b|\bkeyof\b|\w\[|Record<|Omit<|Pick<|=> \w+ is /.test(text)) return null;
    let isUnderstood = true;
    const whole = text.replaceAll(TYPE_NAMES, (name, place: number) => {
      if (this.#isTypeParameter(name, symbol)) isUnderstood = false;
      const literals = this.#literalsOf(name, symbol);
      if (literals === null) return name;
      return text[place + name.length] === '[' || text.startsWith('readonly ') ? `(${literals})` : literals;
    });
    return isUnderstood
      ? whole
          .replace(/^\| /, '')
          .replace(/ \| undefined$/, '')
          .replace(/^\(([^()]*)\)$/, '$1')
      : null;
  }

  /** The union of an alias that has only literals, in the order of the source. */
  #literalsOf(name: string, at: TypeSymbol): string | null {
    const declaration = this.#declaration(name, at);
    if (declaration === null || !(declaration.target.flags & SymbolFlags.TypeAlias)) return null;
    const type = this.#checker.getDeclaredTypeOfSymbol(declaration.target);
    const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    if (!members.every((member) => member.isLiteralType())) return null;
    const source = withoutComments(declaration.text);
    const place = (part: string) => (source.includes(part) ? source.indexOf(part) : source.length);
    return members
      .map((member) => this.#write(member))
      .sort((a, b) => place(a) - place(b))
      .join(' | ');
  }

  #isTypeParameter(name: string, at: TypeSymbol): boolean {
    const location = (at.valueDeclaration ?? at.declarations[0])?.resolve(this.#types.project);
    return (
      ((this.#checker.resolveName(name, SymbolFlags.Type, location)?.flags ?? 0) & SymbolFlags.TypeParameter) !== 0
    );
  }

  #text(symbol: TypeSymbol): string {
    return this.#types.written(symbol.valueDeclaration ?? symbol.declarations[0])?.text ?? '';
  }

  #write(type: Type): string {
    return this.#checker.typeToString(type, undefined, WRITTEN).replaceAll(/import\("[^"]+"\)\./g, '');
  }

  /** The declaration of one of our types, by its name where it is used. */
  #declaration(name: string, at: TypeSymbol, named?: ReadonlyMap<string, TypeSymbol>) {
    const location = (at.valueDeclaration ?? at.declarations[0])?.resolve(this.#types.project);
    const symbol = this.#checker.resolveName(name, SymbolFlags.Type | SymbolFlags.Alias, location) ?? named?.get(name);
    if (symbol === undefined) return null;
    const target = symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const written = this.#types.written(target.declarations[0]);
    return written === null || !isOurs(written.file) ? null : { ...written, target };
  }

  /** Symbols of the types that a type is made of: those of parameters of types are known in other modules. */
  #nameTypes(type: Type, named: Map<string, TypeSymbol>, depth: number): void {
    for (const symbol of [type.getAliasSymbol(), type.getSymbol()]) {
      if (symbol !== undefined && !named.has(symbol.name)) named.set(symbol.name, symbol);
    }
    if (depth === 0) return;
    const inner = [
      ...(type.isUnionType() || type.isIntersectionType() ? (type.getTypes() ?? []) : []),
      ...type.getAliasTypeArguments(),
      ...(type.isTypeReference() ? this.#checker.getTypeArguments(type) : []),
      ...this.#checker
        .getSignaturesOfType(type, SignatureKind.Call)
        .flatMap((signature) => signature.getParameters().flatMap((one) => this.#checker.getTypeOfSymbol(one) ?? [])),
    ];
    for (const one of inner) this.#nameTypes(one, named, depth - 1);
  }

  /** Declarations of the kit's types that a type names, and of those that these name. */
  #detail(type: string, at: TypeSymbol, named: ReadonlyMap<string, TypeSymbol>): string {
    const texts = new Map<string, string>();
    const follow = (text: string, from: TypeSymbol, depth: number) => {
      if (depth === 0) return;
      for (const name of new Set(text.match(TYPE_NAMES))) {
        if (texts.has(name)) continue;
        const declaration = this.#declaration(name, from, named);
        if (declaration === null || !DECLARATION.test(declaration.text)) continue;
        texts.set(name, declaration.text.replace(/^(\/\*[\s\S]*?\*\/\s*)?export /, '$1'));
        follow(withoutComments(declaration.text), declaration.target, depth - 1);
      }
    };
    follow(type, at, DEPTH);
    return [...texts.values()].join('\n\n');
  }
}

export const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

function controlOf(parts: readonly string[]): PropValue {
  const known = parts.filter((part) => part !== 'null');
  const literals = known.map((part) => (/^'.*'$/.test(part) ? part.slice(1, -1) : Number(part)));
  if (known.length > 0 && literals.every((value) => typeof value === 'string' || !Number.isNaN(value)))
    return { name: 'enum', value: literals };
  const [only] = known;
  if (known.length === 1 && (only === 'string' || only === 'number' || only === 'boolean')) return { name: only };
  if (known.length === 1 && only?.includes('=>')) return { name: 'function' };
  return { name: 'other', value: known.join(' | ') };
}
