import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  globalLayer,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { LAYER_ORDER } from './layers.ts';

type Layers = NonNullable<StyleRule['@layer']>;
/** What a component may say: everything but the layer, which is always the same. */
export type ComponentRule = Layers[keyof Layers];
export type ComponentGlobalRule = Omit<GlobalStyleRule, '@layer'>;
/** A rule, or classes of other styles with rules that come over them. */
export type ComponentStyle = ComponentRule | readonly (ComponentRule | string | readonly string[])[];

type Class = Exclude<Extract<ComplexStyleRule, readonly unknown[]>[number], StyleRule>;

/** The rule in the layer of components. An empty rule stays empty, so that it costs no rule in the style sheet. */
const layered = (rule: ComponentRule): StyleRule =>
  Object.keys(rule).length === 0 ? {} : { '@layer': { components: rule } };

function placed(rule: ComponentStyle): ComplexStyleRule {
  if (!Array.isArray(rule)) return layered(rule as ComponentRule);
  return rule.map((part) =>
    typeof part === 'string' || Array.isArray(part) ? (part as Class) : layered(part as ComponentRule),
  );
}

/**
 * A class that the styles of many components are made of. It is in the layer below theirs: whatever a component says itself
 * comes over it, in whichever order a bundler puts the style sheets.
 */
export function basicStyle(rule: ComponentRule): string {
  globalLayer(LAYER_ORDER);
  return style({ '@layer': { base: rule } });
}

/**
 * A class of a component. Its rules are in the layer `components`, and its style sheet begins with the order of all
 * layers, so that a component's style sheet holds whichever a bundler emits first.
 */
export function componentStyle(rule: ComponentStyle): string {
  globalLayer(LAYER_ORDER);
  return style(placed(rule));
}

/** A class for each name, as `styleVariants`. */
export function componentVariants<Name extends string | number>(
  variants: Readonly<Record<Name, ComponentStyle>>,
): Record<Name, string>;
export function componentVariants<Name extends string | number, Value>(
  values: Readonly<Record<Name, Value>>,
  toRule: (value: Value, name: Name) => ComponentStyle,
): Record<Name, string>;
export function componentVariants<Value>(
  values: Readonly<Record<string, Value>>,
  toRule: (value: Value, name: string) => ComponentStyle = (value) => value as ComponentStyle,
): Record<string, string> {
  globalLayer(LAYER_ORDER);
  return styleVariants(values, (value, name) => placed(toRule(value, name)));
}

/** A rule of a component for what it does not give a class to. */
export function componentGlobalStyle(selector: string, rule: ComponentGlobalRule): void {
  globalLayer(LAYER_ORDER);
  globalStyle(selector, { '@layer': { components: rule } });
}

/**
 * A length that is far more than all of a box narrower than `width`, else `least`. As the least width of what is in a
 * row, it gives each a line of its own as soon as the row is narrower than that: by the box alone, without a container query.
 */
export const wholeBelow = (width: string, least: string) => `max(${least}, (${width} - 100%) * 999)`;
