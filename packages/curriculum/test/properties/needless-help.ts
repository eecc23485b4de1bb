import { plainBlocks, plainLine, type Question } from '../../src/index.ts';

/** Asks to bring fractions to one denominator. */
const oneDenominator =
  /(?:با|به) (?:یک|کوچک‌ترین) مخرج(?: مشترک)? بنویس|مخرج‌(?:ها|هایشان) را (?:اول )?یکی کن|(?:کسرها|هر دو) را هم‌مخرج کن/u;

/** Asks to make as many digits after each mark. */
const evenPlaces = /گذاشتن صفر برابر|صفر بگذار تا[^.؟]*برابر شو/u;

/** How many digits follow the marks of the cards; null where one of them is no decimal. */
function placesOf({ answer }: Pick<Question, 'answer'>): readonly (number | null)[] {
  if (answer.kind !== 'order') return [];
  return answer.items.map(({ math }) =>
    math.t === 'number' ? (/\.(\d+)$/.exec(math.value)?.[1]?.length ?? null) : null,
  );
}

/** Sends to the sign of an operation between numbers. */
const sign = /علامت بین/u;

/** The denominators of the fractions that are written, once each fraction. */
function denominatorsIn(value: unknown, into: string[] = []): readonly string[] {
  if (Array.isArray(value)) for (const part of value) denominatorsIn(part, into);
  else if (typeof value === 'object' && value !== null) {
    if ('denominator' in value) into.push(JSON.stringify(value.denominator));
    for (const part of Object.values(value)) denominatorsIn(part, into);
  }
  return into;
}

/** What help asks for though the question has it already, or has nothing of the kind; undefined where there is no such thing. */
export function doneAlready({ stem, figure, answer, key, misconceptions, hints }: Question): string | undefined {
  const shown = [stem, figure, answer];
  const denominators = denominatorsIn(shown);
  const isOneDenominator = denominators.length > 1 && new Set(denominators).size === 1;
  const places = placesOf({ answer });
  const isEven = places.length > 0 && places[0] !== null && new Set(places).size === 1;
  const hasSign = /"t":"(?:operator|column)"/.test(JSON.stringify(shown));
  const messages = misconceptions
    .filter(({ unclear }) => unclear === undefined)
    .map(({ message }) => plainLine(message));
  for (const said of [...messages, ...hints.map(({ content }) => plainBlocks(content))]) {
    if (isOneDenominator && oneDenominator.test(said)) return `«${said}», but the denominators are one`;
    if (isEven && evenPlaces.test(said)) return `«${said}», but as many digits follow each mark`;
    if (!hasSign && sign.test(said)) return `«${said}», but there is no sign`;
  }
  if (answer.kind !== 'order' || key.kind !== 'order') return undefined;
  const written = new Map(answer.items.map(({ id, math }) => [id, plainLine([{ t: 'math', math }])]));
  const wanted = key.items.map((id) => written.get(id)).join('|');
  const isGiven = stem.some(
    (block) =>
      block.t === 'display' &&
      block.math.t === 'row' &&
      block.math.children
        .filter(({ t }) => t !== 'operator')
        .map((math) => plainLine([{ t: 'math', math }]))
        .join('|') === wanted,
  );
  return isGiven ? 'the numbers stand in the stem as they are to be put' : undefined;
}

/** Work that changes nothing: to multiply or divide by one, to add the zero that is left. */
const idle = /(?:در|بر) ۱ (?:ضرب|تقسیم)|(?<![۰-۹٫⁄])۱ برابر (?:شده|می‌کنیم)|× ۱۰ \+ ۰(?![۰-۹٫])/u;

/** The first line of hints and solution that does nothing; undefined where there is none. */
export function idleStep({ hints, solution }: Question): string | undefined {
  return [...hints, ...solution]
    .flatMap(({ content }) => plainBlocks(content).split('\n'))
    .find((written) => idle.test(written));
}
