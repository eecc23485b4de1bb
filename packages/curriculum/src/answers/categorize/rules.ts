import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { publicCard } from '../match/rules.ts';
import { type Fields, given, listOf, type Reading, refuse, sameParts } from '../reading.ts';
import { categorizeEmptiness } from './empty.ts';
import type { CategorizeForm, CategorizeInput, CategorizeKey, Placing } from './model.ts';

function publicForm({ kind, items, bins }: CategorizeForm): CategorizeForm {
  return { kind, items: items.map(publicCard), bins: bins.map(({ id, label }) => ({ id, label })) };
}

/** Every card in one bin. */
function read({ items, bins }: CategorizeForm, fields: Fields): Reading {
  const list = listOf(fields.placed);
  if (list === null || list.length > items.length) return refuse('unknown-option');
  const placed: Placing[] = [];
  for (const entry of list) {
    const [item, bin, ...rest] = listOf(entry) ?? [];
    const [card, place] = [items.find(({ id }) => id === item), bins.find(({ id }) => id === bin)];
    if (card === undefined || place === undefined || rest.length > 0) return refuse('unknown-option');
    if (placed.some(([id]) => id === card.id)) return refuse('unknown-option');
    placed.push([card.id, place.id]);
  }
  if (placed.length === 0) return refuse('empty');
  return placed.length < items.length ? refuse('incomplete') : given(placeParts(placed));
}

/** The same places always in the same order. */
function placeParts(placed: readonly Placing[]): readonly string[] {
  return placed.map((one) => one.join('-')).sort();
}

function parts({ placed }: CategorizeKey): readonly string[] {
  return placeParts(placed);
}

function inputFromKey({ kind, placed }: CategorizeKey): CategorizeInput {
  return { kind, placed };
}

function rule({ telling }: CategorizeKey): string | null {
  return telling === undefined ? null : JSON.stringify(telling);
}

function matches(key: CategorizeKey, given: readonly string[]): boolean {
  return key.telling === undefined
    ? sameParts(parts(key), given)
    : placeParts(key.telling).every((part) => given.includes(part));
}

/** Of each card of the form, whether it is in its bin. */
function verdicts({ placed }: CategorizeKey, given: readonly string[], { items }: CategorizeForm): readonly boolean[] {
  return items.map(({ id }) =>
    placeParts(placed.filter(([item]) => item === id)).every((part) => given.includes(part)),
  );
}

function fault({ items }: CategorizeForm, { placed }: CategorizeKey): string | null {
  const isWhole = items.every(({ id }) => placed.filter(([item]) => item === id).length === 1);
  if (!isWhole) return 'a card has no bin, or two';
  const contents = items.map(({ content }) => JSON.stringify(content));
  return new Set(contents).size === contents.length ? null : 'two cards look the same';
}

function printKey({ placed }: CategorizeKey, form: CategorizeForm): readonly Inline[] {
  return byBins(placed, form);
}

function printInput({ placed }: CategorizeInput, form: CategorizeForm): readonly Inline[] {
  return byBins(placed, form);
}

/** «زوج: ۲، ۴؛ فرد: ۳»: bins in the order of the form, cards too; a bin without cards is left out. */
function byBins(placed: readonly Placing[], { items, bins }: CategorizeForm): readonly Inline[] {
  const filled = bins.flatMap(({ id, label }) => {
    const cards = items.filter((item) => placed.some(([card, bin]) => card === item.id && bin === id));
    return cards.length === 0 ? [] : [{ label, cards }];
  });
  return filled.flatMap(({ label, cards }, index) => [
    text(`${index === 0 ? '' : '؛ '}${label}: `),
    ...cards.flatMap(({ content }, at) => (at === 0 ? content : [text('، '), ...content])),
  ]);
}

const messages: AnswerMessages = {
  empty: line`اول هر کارت را در دستهٔ خودش بگذار.`,
  wrong: line`هر کارت را یک بار دیگر با نام دسته‌اش مقایسه کن.`,
  partial: (right, outOf) => line`${right} کارت از ${outOf} کارت در دستهٔ خودش است. جای بقیه را یک بار دیگر ببین.`,
};

export const categorizeModel: AnswerModel<CategorizeForm, CategorizeInput, CategorizeKey> = {
  kind: 'categorize',
  publicForm,
  read,
  parts,
  inputFromKey,
  matches,
  rule,
  verdicts,
  fault,
  printKey,
  printInput,
  messages,
  emptiness: categorizeEmptiness,
};
