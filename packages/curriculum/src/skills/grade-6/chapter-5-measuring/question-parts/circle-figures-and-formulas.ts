import { Decimal, type Figure, type MathNode, num, persianNumber, row, words } from '../../../../authoring/index.ts';

/** As the book takes it. */
export const pi = Decimal.of(314, 2);

/** A circle as it is stated: by its radius or its diameter. */
export interface Statement {
  readonly radius: Decimal;
  readonly isDiameter: boolean;
}

export function statementLength({ radius, isDiameter }: Statement): Decimal {
  return isDiameter ? radius.times(Decimal.of(2)) : radius;
}

/** «شعاع» or «قطر». */
export function statementName({ isDiameter }: Statement): string {
  return isDiameter ? 'قطر' : 'شعاع';
}

export function areaOf(radius: Decimal): Decimal {
  return radius.times(radius).times(pi);
}

export function circumferenceOf(radius: Decimal): Decimal {
  return radius.times(Decimal.of(2)).times(pi);
}

export function lengthLabel(value: Decimal, unit: string): MathNode {
  return row(num(value), words(unit));
}

/** A circle with its radius or diameter drawn and measured. */
export function drawnCircle(statement: Statement, unit: string): Figure {
  const length = statementLength(statement);
  return {
    t: 'drawing',
    description: `دایره‌ای که ${statementName(statement)} آن کشیده شده و کنار آن ${persianNumber(length.toString())} ${unit} نوشته شده است`,
    width: 260,
    height: 260,
    shapes: [
      { t: 'circle', center: [130, 130], radius: 110, tone: 'accent' },
      {
        t: 'line',
        from: statement.isDiameter ? [20, 130] : [130, 130],
        to: [240, 130],
        label: lengthLabel(length, unit),
      },
      { t: 'point', at: [130, 130] },
    ],
  };
}
