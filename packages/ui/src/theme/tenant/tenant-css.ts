import { LAYER_ORDER } from '../layers.ts';
import type { PresetColors } from '../make-theme.ts';
import { MODE_RULES, type Mode } from '../modes.ts';
import type { TenantFont } from './tenant-options.ts';

type Branch = { readonly [name: string]: string | Branch };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The contract's names follow from its shape, so that no style sheet has to be loaded to know them. */
function declarations(values: Branch, path: string): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const full = `${path}-${kebab(name)}`;
    return typeof value === 'string' ? [`${full}:${value}`] : declarations(value, full);
  });
}

/** The corners in proportion to a control's, as in the kit's own theme (10, 16, 20 and 28 px). */
function corners(control: number): string[] {
  const px = (share: number) => `${Math.round(control * share * 100) / 100}px`;
  return [
    `--m-radius-small:${px(10 / 16)}`,
    `--m-radius-control:${px(1)}`,
    `--m-radius-card:${px(20 / 16)}`,
    `--m-radius-dialog:${px(28 / 16)}`,
  ];
}

const FALLBACK = `'Vazirmatn Variable',Vazirmatn,'Segoe UI',Tahoma,sans-serif`;

const face = ({ family, src }: TenantFont) =>
  src === undefined
    ? ''
    : `@font-face{font-family:"${family}";src:url("${src}") format("woff2");font-weight:100 900;font-display:swap}\n`;

export interface TenantRule {
  readonly id: string;
  /** One a mode. */
  readonly themes: readonly { readonly mode: Mode; readonly colors: PresetColors }[];
  readonly radius: number | undefined;
  readonly font: TenantFont | undefined;
}

/** A tenant's whole theme as the text of a style sheet: rules on `<html>` alone, so that portals obey too. */
export function tenantCss({ id, themes, radius, font }: TenantRule): string {
  const colored = themes.map(({ mode, colors }) => ({
    mode,
    text: declarations({ ...colors }, '--m-color').join(';'),
  }));
  const textOf = ({ scheme, contrast }: Mode) =>
    colored.find(({ mode }) => mode.scheme === scheme && mode.contrast === contrast)?.text ?? '';
  const root = `:root[data-tenant="${id}"]`;
  const own = [
    ...(radius === undefined ? [] : corners(radius)),
    ...(font === undefined ? [] : [`--m-font-family:"${font.family}",${FALLBACK}`]),
  ];
  const rules = MODE_RULES.map(({ mode, selector, media }) => {
    const rule = `${root}${selector}{${textOf(mode)}}`;
    return media === undefined ? rule : `@media ${media}{${rule}}`;
  });
  const always = own.length === 0 ? '' : `${root}{${own.join(';')}}\n`;
  return `@layer ${LAYER_ORDER};\n${font === undefined ? '' : face(font)}@layer tenant{\n${always}${rules.join('\n')}\n}\n`;
}
