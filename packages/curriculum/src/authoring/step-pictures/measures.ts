import type { Figure } from '../../model/index.ts';
import { persianNumber, toLatinDigits } from '../../numbers/persian/digits.ts';
import { eachStep, formulasOf, lastOperation, nodesOf, nodeValue, saidIn, wholeOf } from './read-steps.ts';
import type { StepPictures } from './step-picture.ts';

/** The scale that a step reads, on the question's own protractor: the one that begins at an arm on zero. */
export const scaleMarked: StepPictures = ({ figure, solution }) => {
  if (figure?.t !== 'protractor') return [];
  const marked = figure.arms.includes(0) ? 'inner' : figure.arms.includes(180) ? 'outer' : null;
  if (marked === null) return [];
  const side = marked === 'inner' ? 'سمت راست' : 'سمت چپ';
  return solution.map((_, index) =>
    index === 0
      ? {
          ...figure,
          marked,
          description: `همان نقاله؛ زاویه با کمان و ردیفی که از صفرِ ${side} شروع می‌شود مشخص شده است`,
        }
      : null,
  );
};

/** The whole centimetres of what lies along the question's own ruler, before the millimetres are counted. */
export const wholeCentimetres: StepPictures = ({ figure, solution }) => {
  if (figure?.t !== 'ruler') return [];
  const { from, to } = figure.object;
  const whole = Math.floor((to - from) / 10) * 10;
  if (whole === 0 || whole === to - from) return [];
  return solution.map((_, index) =>
    index === 0
      ? {
          ...figure,
          object: { ...figure.object, kind: 'segment', to: from + whole },
          description: `همان خط‌کش؛ ${persianNumber(whole / 10)} سانتی‌متر کامل روی آن جدا شده است`,
        }
      : null,
  );
};

/** A percentage that a step says, as squares of a hundred. */
export const percentSquares = eachStep((step, index, { solution }) => {
  const nodes = nodesOf(step.content);
  const fraction = nodes.find((node) => node.t === 'fraction' && wholeOf(nodeValue(node.denominator)) === 100);
  const percents = nodes.flatMap((node) => (node.t === 'percent' ? [Number(node.value)] : []));
  const [said] = [...saidIn(step).matchAll(/([۰-۹]+) درصد/gu)].map(([, digits = '']) => Number(toLatinDigits(digits)));
  const top = fraction?.t === 'fraction' ? wholeOf(nodeValue(fraction.numerator)) : null;
  const found = top ?? percents[0] ?? (index === solution.length - 1 ? said : undefined);
  if (found === undefined || !Number.isSafeInteger(found) || found < 1 || found > 100) return null;
  return {
    t: 'hundred-grid',
    shaded: [found],
    description: `مربع صدتایی که ${persianNumber(found)} خانهٔ آن رنگ شده است`,
  };
});

type Solid = Extract<Figure, { readonly t: 'cubes' }>;

function block(rows: number, columns: number, height: number, description: string): Solid {
  return {
    t: 'cubes',
    heights: Array.from({ length: rows }, () => Array.from({ length: columns }, () => height)),
    description,
  };
}

/** Layers of unit cubes: the lowest one of the question's own towers, or of a small box that a step works out. */
export const cubeLayers = eachStep((step, index, { figure, solution }): Solid | null => {
  if (figure?.t === 'cubes')
    return index === 0
      ? {
          ...figure,
          heights: figure.heights.map((row) => row.map((height) => Math.min(1, height))),
          description: 'فقط طبقهٔ پایینِ همان مکعب‌ها',
        }
      : null;
  const small = (value: number | null | undefined): value is number =>
    value !== null && value !== undefined && value >= 1 && value <= 6;
  const products = solution.slice(0, index + 1).flatMap((one) => {
    const operation = lastOperation(one);
    return operation?.sign === '×' ? [operation.terms.map(({ value }) => wholeOf(value))] : [];
  });
  const [base, whole] = products;
  const [columns, rows] = base ?? [];
  if (lastOperation(step)?.sign !== '×' || !small(columns) || !small(rows)) return null;
  if (base?.length === 3) {
    const height = base[2];
    return small(height) ? block(rows, columns, height, boxWords(rows, columns, height)) : null;
  }
  if (whole === undefined)
    return block(
      rows,
      columns,
      1,
      `یک طبقه از مکعب‌های واحد: ${persianNumber(rows)} ردیف ${persianNumber(columns)}تایی`,
    );
  const height = whole.find((value, at) => at > 0 && small(value));
  return small(height) ? block(rows, columns, height, boxWords(rows, columns, height)) : null;
});

function boxWords(rows: number, columns: number, height: number): string {
  return `${persianNumber(height)} طبقه مکعب واحد؛ هر طبقه ${persianNumber(rows)} ردیف ${persianNumber(columns)}تایی است`;
}

/** Blocks counted into the places they fill. */
export const blocksInPlaces: StepPictures = ({ figure, solution }) => {
  if (figure?.t !== 'place-blocks') return [];
  const last = solution.at(-1);
  const value =
    last &&
    formulasOf(last)
      .map((formula) => lastOperation({ content: [{ t: 'display', math: formula }] }))
      .findLast((one) => one !== null)?.result.value;
  const number = wholeOf(value);
  if (number === null || number < 10 || number > 9999) return [];
  const digits = [...String(number)];
  const columns = ['هزارگان', 'صدگان', 'دهگان', 'یکان'].slice(-digits.length);
  return solution.map((_, index) =>
    index === solution.length - 1
      ? { t: 'place-table', columns, rows: [digits], description: `جدول ارزش مکانی با عدد ${persianNumber(number)}` }
      : null,
  );
};

/** The question's money from the largest note to the smallest. */
export const moneySorted: StepPictures = ({ figure, solution }) =>
  figure?.t !== 'money' || figure.toman.length < 2
    ? []
    : solution.map((_, index) =>
        index === 0
          ? {
              t: 'money',
              toman: figure.toman.toSorted((a, b) => b - a),
              description: `همان پول‌ها از بزرگ به کوچک: ${figure.toman
                .toSorted((a, b) => b - a)
                .map((one) => persianNumber(one))
                .join('، ')} تومان`,
            }
          : null,
      );

/** The part of a row of shapes that comes again and again. */
export const repeatedShapes: StepPictures = ({ figure, solution }) => {
  if (figure?.t !== 'sequence') return [];
  const { items } = figure;
  const length = items.findIndex(
    (_, size) =>
      size > 1 &&
      items.every(
        (item, index) => item === null || index < size || JSON.stringify(item) === JSON.stringify(items[index - size]),
      ),
  );
  const unit = items.slice(0, length);
  if (length < 2 || length >= items.length || unit.includes(null)) return [];
  return solution.map((_, index) =>
    index === 0
      ? { t: 'sequence', items: unit, description: `دسته‌ای که تکرار می‌شود: ${persianNumber(length)} شکل` }
      : null,
  );
};

/** Rows of a squared board in two colors, as a step counts them one by one. */
export const rowsCounted = eachStep((step, index, { figure }) => {
  if (figure?.t !== 'cells' || index !== 0 || saidIn(step) === '') return null;
  return {
    ...figure,
    boards: figure.boards.map((board) => ({
      ...board,
      filled: board.filled.map((cell) => ({
        ...cell,
        tone: cell.row % 2 === 0 ? ('turmeric' as const) : ('sky' as const),
      })),
    })),
    description: 'همان شکل که ردیف‌های آن یکی‌درمیان دو رنگ دارند',
  };
});

/** The parts that the child colors, colored as one right answer has them, where the last step says it. */
export const partsColored: StepPictures = ({ answer, key, solution }) => {
  if (answer.kind !== 'sectors' || key.kind !== 'sectors') return [];
  const { shape, parts } = answer;
  const { tones } = key;
  const colored = tones.filter((tone) => tone !== null);
  const [first] = colored;
  if (first === undefined || first === null) return [];
  const isOne = colored.every((tone) => tone === first);
  const named = tones.map((tone) => (tone === null || tone === 'accent' ? 'none' : tone));
  const seen = `${shape === 'bar' ? 'نواری' : 'دایره‌ای'} با ${persianNumber(parts)} قسمت مساوی که ${persianNumber(colored.length)} قسمت آن رنگ شده است`;
  const bar = { parts, shaded: colored.length, tone: first };
  const figure: Figure | null =
    shape === 'bar' && isOne
      ? { t: 'bars', description: seen, bars: [bar] }
      : shape === 'circle' && isOne
        ? { t: 'circles', description: seen, circles: [bar] }
        : shape === 'bar' || parts < 2
          ? null
          : { t: 'spinner', description: seen, spinners: [{ sectors: named.map((tone) => ({ tone })) }] };
  return solution.map((_, index) => (index === solution.length - 1 ? figure : null));
};

/** From the point that is asked for straight down and across to the axes, on the question's own squared paper. */
export const coordinatesRead: StepPictures = ({ figure, key, solution }) => {
  if (figure?.t !== 'drawing' || figure.background !== 'numbered' || key.kind !== 'integer') return [];
  const [x = Number.NaN, y = Number.NaN] = key.values.map(Number);
  const unit = figure.unit ?? 1;
  const isThere = figure.shapes.some(
    (shape) =>
      shape.t === 'point' &&
      !('from' in shape.at || 'meet' in shape.at) &&
      shape.at[0] === x * unit &&
      shape.at[1] === y * unit,
  );
  if (key.values.length !== 2 || !isThere) return [];
  const point = [x * unit, y * unit] as const;
  const down = { t: 'line', from: point, to: [x * unit, 0], ends: 'one', dashed: true, tone: 'rose' } as const;
  const across = { t: 'line', from: point, to: [0, y * unit], ends: 'one', dashed: true, tone: 'rose' } as const;
  return solution.map((step, index) => {
    const isLast = index === solution.length - 1;
    if (!isLast && !/افقی|پایین/u.test(saidIn(step))) return null;
    return {
      ...figure,
      shapes: [...figure.shapes, ...(isLast ? [down, across] : [down])],
      description: isLast
        ? 'همان صفحه؛ از نقطه تا هر دو محور فلش کشیده شده است'
        : 'همان صفحه؛ از نقطه تا محور افقی فلشی کشیده شده است',
    };
  });
};
