import { nth, type Sheet, wordsOf } from './sheet.ts';

const tones: Readonly<Record<string, string>> = { زرد: 'turmeric', سبز: 'leaf', قرمز: 'rose', آبی: 'sky' };

/** Every bead of each bag, or every sector of each spinner, one by one, by its color. */
export function outcomesShown({ figure }: Sheet): readonly (readonly string[])[] {
  if (figure?.t === 'bag') {
    return figure.bags.map(({ beads }) =>
      beads.flatMap(({ tone, count }) => Array.from({ length: count }, () => tone)),
    );
  }
  if (figure?.t === 'spinner') return figure.spinners.map(({ sectors }) => sectors.map(({ tone }) => tone));
  throw new Error('nothing to draw from');
}

/** Whether an outcome is the one the words ask for, by its color; «غیر از» and «نیست» ask for the others. */
export function isWanted(sheet: Sheet): (tone: string) => boolean {
  const words = wordsOf(sheet.stem);
  const name = nth(
    Object.keys(tones).filter((each) => words.includes(each)),
    0,
  );
  const isNot = /غیر از|نیست\s*[؟.]/.test(words);
  return (tone) => (tone === tones[name]) !== isNot;
}

const events: readonly (readonly [RegExp, (n: number, given: number) => boolean])[] = [
  [/زوج/, (n) => n % 2 === 0],
  [/فرد/, (n) => n % 2 === 1],
  [/بزرگ‌تر از ([۰-۹]+)/, (n, given) => n > given],
  [/کوچک‌تر از ([۰-۹]+)/, (n, given) => n < given],
  [/بخش‌پذیر بر ([۰-۹]+)/, (n, given) => n % given === 0],
  [/غیر از ([۰-۹]+)/, (n, given) => n !== given],
  [/عدد ([۰-۹]+)/, (n, given) => n === given],
];

/** The numbers from 1 to `all` that the words ask for. */
export function numbersWanted(words: string, all: number): readonly number[] {
  const [, statement = '', holds] = events.flatMap(([pattern, test]) => {
    const found = pattern.exec(words);
    return found === null ? [] : [[found[0], found[1] ?? '', test] as const];
  })[0] ?? ['', '', () => false];
  const given = Number([...statement].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));
  return Array.from({ length: all }, (_, index) => index + 1).filter((n) => holds?.(n, given) ?? false);
}
