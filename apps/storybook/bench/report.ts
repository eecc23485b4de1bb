/** The tables, and each aim beside what was measured. */

import { CHANGES, type Change, type Visit } from './browser.ts';
import { KITS, type Kit, SCREENS, type Screen, type Sizes } from './build.ts';
import type { Commits } from './fairness.ts';

export interface Measured {
  /** Builds of the screen: each kit, and what is beside them for comparison. */
  readonly sizes: readonly (Sizes & { readonly name: string })[];
  readonly kitCss: readonly { readonly what: string; readonly bytes: number }[];
  readonly visits: ReadonlyMap<string, readonly Visit[]>;
  readonly commits: Partial<Record<Kit, Record<Change, Commits>>>;
  readonly rounds: number;
}

export const NAMES: Readonly<Record<Kit, string>> = {
  plain: 'plain HTML',
  kit: '@mashq/ui',
  mui: 'MUI 9.5',
  mantine: 'Mantine 9.7',
};
const SCREEN_NAMES: Readonly<Record<Screen, string>> = {
  screen: 'kit screen',
  list: 'list of 1,000',
  table: 'table of 1,000',
};
const BIG: readonly Screen[] = ['list', 'table'];
export const LEAN = '@mashq/ui, languages of react-aria left out';

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
/** The value below which a share of the values lies, between two neighbours where it falls between them. */
function quantile(values: readonly number[], share: number): number {
  const ordered = sorted(values);
  const place = (ordered.length - 1) * share;
  const low = ordered[Math.floor(place)] ?? Number.NaN;
  const high = ordered[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

type Row = readonly (string | number)[];

/** A Markdown table; all but the first column are at the right. */
function table(head: readonly string[], rows: readonly Row[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function report({ sizes, kitCss, visits, commits, rounds }: Measured): string {
  const of = (kit: Kit, screen: Screen, what: (visit: Visit) => number | undefined) =>
    (visits.get(`${kit}-${screen}`) ?? []).map((visit) => what(visit) ?? Number.NaN);
  const middle = (kit: Kit, screen: Screen, what: (visit: Visit) => number | undefined) =>
    quantile(of(kit, screen, what), 0.5);
  const settled = (kit: Kit, screen: Screen) => middle(kit, screen, (visit) => visit.settled);
  const shown = (kit: Kit, change: Change) => middle(kit, 'screen', (visit) => visit.shown[change]);
  const spread = (kit: Kit, screen: Screen) => {
    const values = of(kit, screen, (visit) => visit.settled);
    return `${quantile(values, 0.25).toFixed(0)}–${quantile(values, 0.75).toFixed(0)}`;
  };

  const sizeRows = sizes.map(({ name, js, css }) => [name, kb(js), kb(css), kb(js + css)]);
  const mountRows = SCREENS.flatMap((screen) =>
    KITS.map((kit) => [
      `${SCREEN_NAMES[screen]}, ${NAMES[kit]}`,
      settled(kit, screen).toFixed(0),
      spread(kit, screen),
      (settled(kit, screen) / settled('plain', screen)).toFixed(2),
      middle(kit, screen, (visit) => visit.frames),
      middle(kit, screen, (visit) => visit.heap).toFixed(1),
      middle(kit, screen, (visit) => visit.heapKept).toFixed(1),
    ]),
  );
  const lookRows = KITS.map((kit) => [
    NAMES[kit],
    ...CHANGES.flatMap((change) => [shown(kit, change).toFixed(1), commits[kit]?.[change].outside ?? '–']),
  ]);

  const aims: Row[] = [];
  const most = (what: string, value: number, aim: number, shape: (value: number) => string) =>
    aims.push([what, shape(value), `≤ ${shape(aim)}`, value <= aim ? 'reached' : `missed by ${shape(value - aim)}`]);
  const ratio = (value: number) => value.toFixed(2);
  const sizeOf = (name: string) => sizes.find((size) => size.name === name);
  for (const name of [NAMES.kit, LEAN]) {
    const size = sizeOf(name);
    if (size)
      most(`JS + CSS of the screen, KB: ${name}`, (size.js + size.css) / 1000, 135, (value) => value.toFixed(1));
  }
  for (const { what, bytes } of kitCss)
    most(`CSS of the whole kit, KB: ${what}`, bytes / 1000, 22, (value) => value.toFixed(1));
  most('settled, of MUI’s', settled('kit', 'screen') / settled('mui', 'screen'), 0.6, ratio);
  most('settled, of plain HTML’s', settled('kit', 'screen') / settled('plain', 'screen'), 2.5, ratio);
  most(
    'frames until settled',
    middle('kit', 'screen', (visit) => visit.frames),
    1,
    String,
  );
  for (const change of CHANGES) {
    most(`${change} shown, of plain HTML’s`, shown('kit', change) / shown('plain', change), 1.3, ratio);
    most(`${change} shown, of MUI’s`, shown('kit', change) / shown('mui', change), 1 / 3, ratio);
    most(`${change}: components rendered outside the button`, commits.kit?.[change].outside ?? Number.NaN, 0, String);
  }
  for (const screen of BIG) {
    most(
      `${SCREEN_NAMES[screen]} settled, of plain HTML’s`,
      settled('kit', screen) / settled('plain', screen),
      1,
      ratio,
    );
    most(
      `${SCREEN_NAMES[screen]}, heap in MB`,
      middle('kit', screen, (visit) => visit.heap),
      10,
      (value) => value.toFixed(1),
    );
  }

  return [
    `Chromium at a quarter of the processor’s speed, medians of ${rounds}, the kits in turn. Measured ${new Date().toISOString().slice(0, 10)}.`,
    table(['the aims of the kit', 'measured', 'aim', ''], aims),
    table(['the screen, gzip 9', 'JS KB', 'CSS KB', 'together'], sizeRows),
    table(['mounting', 'settled ms', '25–75 %', 'of plain', 'frames', 'heap MB', 'collected'], mountRows),
    table(['a change of look, shown after ms', ...CHANGES.flatMap((change) => [change, 'rendered'])], lookRows),
    '“Rendered”: components that React rendered outside the button that was pressed. “Heap” is as the page left it, “collected” after everything of no more use was taken away.',
  ].join('\n\n');
}
