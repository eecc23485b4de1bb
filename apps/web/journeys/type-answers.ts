import type { AnswerForm, Inline, MathNode } from '@mashq/curriculum/model';
import type { Locator, Page } from 'playwright-core';

/** A right answer as the teacher's report prints it, converted back to keyboard input. */
export interface PrintedKey {
  readonly form: AnswerForm;
  readonly key: readonly Inline[];
}

const digits = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));

/** A number in Persian digits. */
const latin = (text: string) => Number(text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

function only(key: readonly Inline[]): MathNode {
  const [node] = key.flatMap((piece) => (piece.t === 'math' ? [piece.math] : []));
  if (!node) throw new Error('a key without a formula');
  return node;
}

/** The text of a key. */
const plain = (key: readonly Inline[]) => key.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');

interface Parts {
  readonly whole: number;
  readonly numerator: number;
  readonly denominator: number;
}

const value = (node: MathNode) => (node.t === 'number' ? Number(node.value) : Number.NaN);

function partsOf(node: MathNode): Parts {
  switch (node.t) {
    case 'number':
      return { whole: value(node), numerator: 0, denominator: 1 };
    case 'fraction':
      return { whole: 0, numerator: value(node.numerator), denominator: value(node.denominator) };
    case 'mixed':
      return { whole: value(node.whole), numerator: value(node.numerator), denominator: value(node.denominator) };
    default:
      throw new Error(`a key that is a ${node.t}`);
  }
}

async function typeFocused(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Types into the focused box and the following ones, moving with Tab. */
async function typeBoxes(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    if (text === '') await page.keyboard.press('Control+A').then(() => page.keyboard.press('Delete'));
    else await typeFocused(page, text);
  }
}

/** Sorts the cards of an ordering: Space picks up, arrows move, Space drops. */
async function putInOrder(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'order' },
  key: readonly Inline[],
): Promise<void> {
  const node = only(key);
  const wanted = (node.t === 'row' ? node.children : [node]).filter((child) => child.t !== 'operator');
  const row = form.items.map((item) => JSON.stringify(item.math));
  const cards = sheet.locator('[aria-roledescription]');
  for (const [place, target] of wanted.entries()) {
    const from = row.indexOf(JSON.stringify(target));
    if (from <= place) continue;
    await cards.nth(from).focus();
    await page.keyboard.press('Space');
    for (let step = from; step > place; step -= 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    const [moved = ''] = row.splice(from, 1);
    row.splice(place, 0, moved);
  }
}

/** Moves the handle of a number line to a value with the arrow keys. */
async function walkLine(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'number-line' },
  key: readonly Inline[],
): Promise<void> {
  const { from, divisions, unit = 1 } = form.line;
  const { whole, numerator, denominator } = partsOf(only(key));
  const tick = Math.round(((whole - from) / unit) * divisions + (numerator * divisions) / (denominator * unit));
  await sheet.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < tick; step += 1) await page.keyboard.press('ArrowRight');
}

/** Matches cards, the pairs printed as «first ← second؛ first ← second»: each card chosen with Space. */
async function joinCards(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'match' },
  key: readonly Inline[],
): Promise<void> {
  const isText = (piece: Inline, text: string) => piece.t === 'text' && piece.text === text;
  const pairs: Inline[][][] = [[[]]];
  for (const piece of key) {
    if (isText(piece, '؛ ')) pairs.push([[]]);
    else if (isText(piece, ' ← ')) pairs.at(-1)?.push([]);
    else pairs.at(-1)?.at(-1)?.push(piece);
  }
  for (const cards of pairs) {
    for (const [place, side] of (['first', 'second'] as const).entries()) {
      const row = form[side].findIndex(({ content }) => isSame(content, cards[place]));
      await sheet.locator(`[data-side="${side}"]`).nth(row).focus();
      await page.keyboard.press('Space');
    }
  }
}

/** The pieces of a key between its commas. */
function listed(key: readonly Inline[]): readonly (readonly Inline[])[] {
  const found: Inline[][] = [[]];
  for (const piece of key) {
    if (piece.t === 'text' && piece.text === '، ') found.push([]);
    else found.at(-1)?.push(piece);
  }
  return found;
}

const isSame = (some: readonly Inline[], others: readonly Inline[] | undefined) =>
  JSON.stringify(some) === JSON.stringify(others);

/** Picks the options a key lists by their digits. */
async function pickSeveral(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'multiple-select' },
  key: readonly Inline[],
): Promise<void> {
  await sheet.getByRole('checkbox').first().focus();
  for (const option of listed(key)) {
    await page.keyboard.press(String(form.options.findIndex(({ content }) => isSame(content, option)) + 1));
  }
}

/** Sorts cards into bins, printed as «first bin: card, card; second bin: card»: Space picks up, arrows choose, Space drops. */
async function sortCards(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'categorize' },
  key: readonly Inline[],
): Promise<void> {
  const cards = sheet.locator('[aria-roledescription]');
  const waiting = [...form.items];
  const bins: Inline[][] = [];
  let bin = 0;
  for (const piece of key) {
    const named = piece.t === 'text' ? form.bins.findIndex(({ label }) => piece.text.endsWith(`${label}: `)) : -1;
    if (named >= 0) bin = named;
    else bins[bin] = [...(bins[bin] ?? []), piece];
  }
  for (const [place, pieces] of bins.entries()) {
    for (const card of listed(pieces ?? [])) {
      const from = waiting.findIndex(({ content }) => isSame(content, card));
      if (from < 0) continue;
      await cards.nth(from).focus();
      await page.keyboard.press('Space');
      for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
      waiting.splice(from, 1);
    }
  }
}

/** Writes a result into its boxes, a digit at a time as the focus goes on; of a division what is left as well. */
async function writeInColumns(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'long-arithmetic' },
  values: readonly string[],
): Promise<void> {
  const [result = '', remainder] = values;
  if (form.operation !== '÷') {
    await sheet
      .getByLabel(/^حاصل، /)
      .first()
      .focus();
    for (const digit of [...result.replace('.', '')].reverse()) await page.keyboard.type(digits(digit));
    return;
  }
  // A quotient may begin with boxes that stay empty: its ones are last.
  const boxes = sheet.getByLabel(/^خارج‌قسمت، /);
  for (const [index, digit] of [...result].entries()) {
    await boxes.nth((await boxes.count()) - result.length + index).focus();
    await page.keyboard.type(digits(digit));
  }
  const left = sheet.getByLabel(/، آنچه می‌ماند، /);
  for (const [index, digit] of [...(remainder ?? '')].entries()) {
    await left.nth((await left.count()) - (remainder ?? '').length + index).focus();
    await page.keyboard.type(digits(digit));
  }
}

/** The numbers of a key. */
const numbersOf = (key: readonly Inline[]) =>
  key.flatMap((piece) => (piece.t === 'math' && piece.math.t === 'number' ? [piece.math.value] : []));

/** Colors the squares a key names, «سطر ۱: ستون ۲ و ۳؛ …»: each is found by name and colored with Space. */
async function colorCells(page: Page, sheet: Locator, key: string): Promise<void> {
  for (const [, row = '', columns = ''] of key.matchAll(/سطر ([۰-۹]+): ستون ([۰-۹ و]+)/g)) {
    for (const column of columns.split(' و ')) {
      await sheet.getByRole('button', { name: `سطر ${row}، ستون ${column.trim()}`, exact: true }).focus();
      await page.keyboard.press('Space');
    }
  }
}

/** Sets the points a key names, «طول ۳ و عرض ۴؛ …» or «۳ خانه از چپ و ۴ خانه از پایین؛ …», each with Space. */
async function setPoints(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'points' },
  key: string,
): Promise<void> {
  for (const [, across = '', up = ''] of key.matchAll(/([۰-۹]+)[^۰-۹؛]+([۰-۹]+)/g)) {
    const place = (form.height - latin(up)) * (form.width + 1) + latin(across);
    await sheet.locator('button[aria-pressed]').nth(place).focus();
    await page.keyboard.press('Space');
  }
}

/** Colors the number of parts a key names, «۳ قسمت رنگی از ۸ قسمت» or «قرمز: ۳ قسمت، آبی: ۲ قسمت», one color at a time. */
async function paintSectors(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'sectors' },
  key: string,
): Promise<void> {
  const counts = [...key.matchAll(/([۰-۹]+) قسمت/g)].map(([, count = '']) => latin(count));
  let part = 0;
  for (const [index] of form.palette.entries()) {
    for (let painted = 0; painted < (counts[index] ?? 0); painted += 1) {
      await sheet.locator('path[role=button]').nth(part).focus();
      if (form.palette.length > 1) await page.keyboard.press(String(index + 1));
      await page.keyboard.press('Space');
      part += 1;
    }
  }
}

/** Sets columns to the heights a key names, «مهر: ۱۲، آبان: ۸», from the foot of the axis up; blocks are moved one by one. */
async function setLevels(
  page: Page,
  sheet: Locator,
  form: AnswerForm & { kind: 'levels' },
  key: string,
): Promise<void> {
  const heights = [...key.matchAll(/: ([۰-۹]+)/g)].map(([, height = '']) => latin(height));
  if (form.style !== 'blocks') {
    for (const [place, height] of heights.entries()) {
      await sheet.getByRole('slider').nth(place).focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      for (let at = form.from; at < height; at += form.move ?? form.step) await page.keyboard.press('ArrowUp');
    }
    return;
  }
  const now = form.columns.map(({ start = 0 }) => start);
  const towers = sheet.locator('button[aria-pressed]');
  const change = async (place: number, by: number) => {
    await towers.nth(place).focus();
    await page.keyboard.press('Space');
    now[place] = (now[place] ?? 0) + by;
  };
  const off = (sign: number) => now.findIndex((height, place) => Math.sign(height - (heights[place] ?? 0)) === sign);
  while (off(1) >= 0) {
    const target = off(-1);
    await change(off(1), -1);
    await change(target, 1);
  }
}

/** Turns the arm of a protractor from its zero. */
async function turnArm(page: Page, sheet: Locator, degrees: number): Promise<void> {
  await sheet.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (let at = 0; at < Math.floor(degrees / 10); at += 1) await page.keyboard.press('PageUp');
  for (let at = 0; at < degrees % 10; at += 1) await page.keyboard.press('ArrowUp');
}

/** Moves the focus back to the first box by keyboard, for example from a new hint. */
async function toFirstBox(page: Page): Promise<void> {
  const isFirst = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main input:not([type=hidden])')];
      return boxes[0] === document.activeElement;
    });
  await page.locator('main input:not([type=hidden])').first().waitFor();
  for (let step = 0; step < 60 && !(await isFirst()); step += 1) await page.keyboard.press('Shift+Tab');
}

/** Answer kinds in which Enter changes the answer. */
const carries: readonly string[] = ['order', 'match', 'categorize', 'cells', 'points', 'sectors', 'long-arithmetic'];

/** Submits the answer with Enter, or with the button where Enter has another meaning. */
export async function send(page: Page, { form }: PrintedKey): Promise<void> {
  await page.keyboard.press(
    carries.includes(form.kind) || (form.kind === 'levels' && form.style === 'blocks') ? 'Control+Enter' : 'Enter',
  );
}

/** Waits until a question can be answered, whatever its kind is answered with. */
export const awaitQuestion = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'تأیید', exact: true }).first().waitFor();

/** Fills in a question by keyboard with Persian digits, without submitting. */
export async function fillIn(page: Page, { form, key }: PrintedKey): Promise<void> {
  const sheet = page.getByRole('main');
  if (['integer', 'decimal', 'fraction', 'mixed', 'clock', 'table-cells'].includes(form.kind)) await toFirstBox(page);
  switch (form.kind) {
    case 'integer':
    case 'decimal':
    case 'table-cells':
      return typeBoxes(
        page,
        numbersOf(key).map((text) => digits(text).replace('.', '٫')),
      );
    case 'multiple-select':
      return pickSeveral(page, sheet, form, key);
    case 'categorize':
      return sortCards(page, sheet, form, key);
    case 'long-arithmetic':
      return writeInColumns(page, sheet, form, numbersOf(key));
    case 'fraction': {
      const { whole, numerator, denominator } = partsOf(only(key));
      return typeBoxes(page, [digits(String(whole * denominator + numerator)), digits(String(denominator))]);
    }
    case 'mixed': {
      const { whole, numerator, denominator } = partsOf(only(key));
      const part = numerator === 0 ? ['', ''] : [digits(String(numerator)), digits(String(denominator))];
      return typeBoxes(page, [whole === 0 ? '' : digits(String(whole)), ...part]);
    }
    case 'choice': {
      const place = form.options.findIndex(({ content }) => isSame(content, key));
      return page.keyboard.press(String(place + 1));
    }
    case 'order':
      return putInOrder(page, sheet, form, key);
    case 'number-line':
      return walkLine(page, sheet, form, key);
    case 'match':
      return joinCards(page, sheet, form, key);
    case 'cells':
      return colorCells(page, sheet, plain(key));
    case 'points':
      return setPoints(page, sheet, form, plain(key));
    case 'sectors':
      return paintSectors(page, sheet, form, plain(key));
    case 'levels':
      return setLevels(page, sheet, form, plain(key));
    case 'angle':
      return turnArm(page, sheet, latin(plain(key).replace(/[^۰-۹]/g, '')));
    case 'clock':
      return typeBoxes(page, plain(key).split(':'));
    default:
      form satisfies never;
  }
}

/** A wrong answer: its first number one too large, or of cards the first and the last in each other's place. */
export function mistaken({ form, key }: PrintedKey): PrintedKey {
  if (form.kind === 'categorize' || form.kind === 'order') {
    // The first card and the last one change places.
    const cards = key.flatMap((piece, index) => (piece.t === 'text' ? [] : [index]));
    const [first = 0, last = 0] = [cards[0], cards.at(-1)];
    return {
      form,
      key: key.map((piece, index) => key[index === first ? last : index === last ? first : index] ?? piece),
    };
  }
  let isDone = false;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    if (!isDone && 't' in value && value.t === 'number' && 'value' in value) {
      isDone = true;
      return { ...value, value: String(Number(value.value) + 1) };
    }
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]));
  };
  return { form, key: change(key) as PrintedKey['key'] };
}
