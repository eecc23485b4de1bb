import { plainBlocks } from '../../content/plain.ts';
import type { Figure } from '../../model/index.ts';
import { names } from './charts.ts';
import { eachStep, listed, saidIn } from './read-steps.ts';

type Chance = Extract<Figure, { readonly t: 'spinner' | 'bag' }>;

const colors = { turmeric: 'زرد', leaf: 'سبز', rose: 'قرمز', sky: 'آبی', none: 'خاکستری' } as const;
type NamedTone = keyof typeof colors;
const tones = Object.keys(colors) as readonly NamedTone[];

const coloredIn = (text: string) => tones.filter((tone) => names(text, colors[tone]));

function markedChance(figure: Chance, marked: readonly NamedTone[]): Chance {
  const description = `همان شکل؛ ${listed(marked.map((tone) => colors[tone]))} در آن مشخص شده است`;
  return figure.t === 'bag'
    ? { ...figure, description, bags: figure.bags.map((bag) => ({ ...bag, marked })) }
    : { ...figure, description, spinners: figure.spinners.map((spinner) => ({ ...spinner, marked })) };
}

function tonesOf(figure: Chance): ReadonlySet<string> {
  return new Set(
    figure.t === 'bag'
      ? figure.bags.flatMap(({ beads }) => beads.filter(({ count }) => count > 0).map(({ tone }) => tone))
      : figure.spinners.flatMap(({ sectors }) => sectors.map(({ tone }) => tone)),
  );
}

/** In the question's own bag or on its spinner: the colors that a step speaks of, or else those that are asked for. */
export const colorsMarked = eachStep((step, _, { figure, stem }) => {
  if (figure === undefined || (figure.t !== 'bag' && figure.t !== 'spinner')) return null;
  const there = tonesOf(figure);
  const said = coloredIn(saidIn(step)).filter((tone) => there.has(tone));
  const asked = /خواسته‌شده|خواسته شده/u.test(saidIn(step))
    ? coloredIn(plainBlocks(stem)).filter((tone) => there.has(tone))
    : [];
  const marked = said.length > 0 ? said : asked;
  return marked.length === 0 || marked.length === there.size ? null : markedChance(figure, marked);
});
