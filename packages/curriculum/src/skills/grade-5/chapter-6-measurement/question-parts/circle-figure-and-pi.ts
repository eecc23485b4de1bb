import { Decimal, type Figure, type MathNode } from '../../../../authoring/index.ts';

/** The number pi as primary school takes it. */
export const pi = Decimal.of(314, 2);

export const useOfPi = 'عدد پی را ۳٫۱۴ بگیر.';

/** A circle with its radius or its diameter drawn and measured. */
export function circleFigure(description: string, label: MathNode, isRadius: boolean): Figure {
  const centre = [100, 100] as const;
  return {
    t: 'drawing',
    description,
    width: 200,
    height: 200,
    shapes: [
      { t: 'circle', center: centre, radius: 80 },
      { t: 'point', at: centre },
      { t: 'line', from: isRadius ? centre : [20, 100], to: [180, 100], label },
    ],
  };
}
