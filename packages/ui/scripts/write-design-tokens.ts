/**
 * Writes the theme for designers' tools (`dist/tokens/*.tokens.json`, W3C Design Tokens format) and holds each value
 * against the style sheets that were built: what a designer sees is what a page shows.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colorTokens, type DesignTokens, scaleTokens } from '../src/theme/design-tokens.ts';
import { MODES, type Mode } from '../src/theme/modes.ts';
import { DEFAULT_PRESET, PRESET_NAMES, type PresetName, SEEDS } from '../src/theme/seeds.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const faults: string[] = [];

/** Custom properties by the selector they are declared under, those under a media query left out. */
function rulesOf(file: string): Map<string, Map<string, string>> {
  const css = readFileSync(join(dist, file), 'utf8').replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const rules = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const name = selector.trim().replaceAll(/\s+/g, ' ').replaceAll("'", '"');
    const known = rules.get(name) ?? new Map<string, string>();
    for (const [, variable = '', value = ''] of body.matchAll(/(--m-[a-z0-9-]+):\s*([^;]+?)\s*(?:;|$)/g)) {
      known.set(variable, value);
    }
    rules.set(name, known);
  }
  return rules;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

const isToken = (node: object): node is Token => '$value' in node;

/** A token's value as the style sheet writes it; sizes of text follow their area and are not compared. */
function cssOf({ $type, $value }: Token): string[] {
  const list = Array.isArray($value) ? $value : [];
  const { value, unit, hex, alpha } = Object($value);
  switch ($type) {
    case 'color':
      return [
        `${hex}${
          alpha === undefined
            ? ''
            : Math.round(alpha * 255)
                .toString(16)
                .padStart(2, '0')
        }`,
      ];
    case 'dimension':
      // A space is as wide as the token says from a window of 320 px on, and with larger text no wider than that window allows.
      return value === 0
        ? ['0', '0px']
        : [`${value}${unit}`, `${value / 16}rem`, `min(${value / 16}rem, ${+(value / 3.2).toFixed(3)}vw)`];
    case 'duration':
      return [`${value}${unit}`];
    case 'cubicBezier':
      return [`cubic-bezier(${list.join(', ')})`];
    case 'fontFamily':
      return [list.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ')];
    default:
      return [String($value)];
  }
}

function compare(where: string, tokens: object, declared: ReadonlyMap<string, string>, path = '--m'): void {
  for (const [name, node] of Object.entries(tokens)) {
    const variable = `${path}-${kebab(name)}`;
    if (!isToken(node)) compare(where, node, declared, variable);
    else if (!/^--m-text-(?!base)/.test(variable)) {
      const given = declared.get(variable)?.replaceAll('"', "'");
      if (given === undefined || !cssOf(node).includes(given)) {
        faults.push(`${where}: ${variable} is ${given ?? 'not declared'} in the CSS, ${cssOf(node)[0]} in the tokens`);
      }
    }
  }
}

function write(name: string, tokens: DesignTokens): void {
  writeFileSync(join(dist, 'tokens', `${name}.tokens.json`), `${JSON.stringify(tokens, null, 2)}\n`);
}

/** Ends of the selectors that hold in a mode, the weaker first: a stronger one says only what it changes. */
function suffixes({ scheme, contrast }: Mode): string[] {
  const dark = scheme === 'dark' ? ['[data-scheme="dark"]'] : [];
  const more = contrast === 'more' ? ['[data-contrast="more"]'] : [];
  return ['', ...more, ...dark, ...(dark.length > 0 && more.length > 0 ? [`${dark}${more}`] : [])];
}

const rootOf = (name: PresetName) =>
  name === DEFAULT_PRESET ? `:root:is([data-preset="${name}"], :not([data-preset]))` : `:root[data-preset="${name}"]`;

mkdirSync(join(dist, 'tokens'), { recursive: true });
const base = rulesOf('reset.css');
const scale = scaleTokens();
write('scale', scale);
compare('scale', scale, base.get(':root') ?? new Map());

for (const name of PRESET_NAMES) {
  const own = rulesOf(`themes/${name}.css`);
  for (const mode of MODES) {
    const tokens = colorTokens(SEEDS[name], mode);
    const title = `${name}.${mode.scheme}${mode.contrast === 'more' ? '.more-contrast' : ''}`;
    write(title, tokens);
    const declared = new Map([
      ...suffixes(mode).flatMap((suffix) => [...(base.get(`:root${suffix}`) ?? [])]),
      ...suffixes(mode).flatMap((suffix) => [...(own.get(`${rootOf(name)}${suffix}`) ?? [])]),
    ]);
    compare(title, tokens, declared);
  }
}

if (faults.length > 0) {
  console.error(faults.slice(0, 20).join('\n'));
  process.exitCode = 1;
} else {
  console.log(`dist/tokens: ${PRESET_NAMES.length * MODES.length + 1} files, as in the style sheets`);
}
