import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { figureOf, nodeValue, nth, terms } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Tenths of the unit are counted as little cubes. */
  solve: (sheet) => {
    const inTenths = (value: Rational): bigint => (value.n * 10n) / value.d;
    if (sheet.form === 'figure' || sheet.form === 'reverse') {
      const { labels } = figureOf(sheet, 'cuboid');
      const edges = [labels?.width, labels?.depth, labels?.height].flatMap((node) =>
        node === undefined
          ? []
          : terms(node)
              .filter(({ t }) => t === 'number')
              .map(nodeValue),
      );
      const cubes = edges.reduce((product, edge) => product * inTenths(edge), 1n);
      if (sheet.form === 'figure') return asDecimalKey(Rational.of(cubes, 1000));
      const volume = nth(everyNumber(sheet.stem), 0);
      return asDecimalKey(Rational.of(volume.n * 100n, volume.d * cubes));
    }
    const [a, b, c] = everyNumber(sheet.stem);
    if (!a || !b || !c) throw new Error('fewer than three edges');
    return asDecimalKey(Rational.of(inTenths(a) * inTenths(b) * inTenths(c), 1000));
  },
};
