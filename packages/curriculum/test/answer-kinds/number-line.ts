import { tickValue } from '../../src/answers/number-line/rules.ts';
import { printAnswer } from '../../src/checking/print.ts';
import { frac } from '../../src/content/nodes.ts';
import { plainLine, plainMath } from '../../src/content/plain.ts';
import type { NumberLineForm, NumberLineKey } from '../../src/model/index.ts';
import { holds, textsOf } from '../properties/texts.ts';
import { rationalForms } from '../properties/typed-number-forms.ts';
import type { TestedKind } from './kind.ts';

const printed = (key: NumberLineKey, form: NumberLineForm) => [
  ...rationalForms(tickValue(form.line, key.tick)),
  plainLine(printAnswer(key, form)),
  // In the parts of the line, also as one fraction.
  plainMath(frac(form.line.from * form.line.divisions + key.tick, form.line.divisions)),
];

export const numberLine: TestedKind<NumberLineForm, NumberLineKey> = {
  kind: 'number-line',
  forms: ({ tick }) => [{ kind: 'number-line', tick }],
  misses: (key) =>
    [key.tick + 1, key.tick - 1, null, -1, 0.5, 1e9, Number.NaN]
      .filter((tick) => tick !== key.tick)
      .map((tick) => ({ kind: 'number-line', tick })),
  texts: ({ line }) =>
    textsOf((line.points ?? []).flatMap(({ label }) => (label ? [{ t: 'math' as const, math: label }] : []))),
  printed,
  isWritten: ({ text }, key, form) => printed(key, form).some((each) => holds(text, each)),
  isTelling: false,
};
