import { keepsSectorsRule } from '../../src/answers/sectors/rules.ts';
import { printAnswer } from '../../src/checking/print.ts';
import { plainBlocks, plainLine } from '../../src/content/plain.ts';
import type { Block, RawInput, SectorsForm, SectorsKey } from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';
import { holds } from '../properties/texts.ts';
import type { TestedKind } from './kind.ts';

type Tones = SectorsKey['tones'];

function raw(tones: Tones): RawInput {
  return { kind: 'sectors', tones };
}

/** The same numbers of parts, begun at another part, and from the other side. */
function forms({ tones }: SectorsKey): readonly RawInput[] {
  return [...tones.map((_, turn) => raw([...tones.slice(turn), ...tones.slice(0, turn)])), raw([...tones].reverse())];
}

/** Every change of one part that breaks a rule; white parts only, a part too many, a color that is not there. */
function misses({ tones, rules }: SectorsKey, { palette, parts }: SectorsForm): readonly RawInput[] {
  const many = (row: Tones, tone: string) => row.filter((one) => one === tone).length;
  const breaks = (row: Tones) =>
    rules.some((rule) => {
      const count = many(row, rule.tone);
      if (rule.t === 'count') return count !== rule.count;
      return rule.t === 'more' ? count <= many(row, rule.than) : count !== many(row, rule.to);
    });
  const changed = tones.flatMap((_, place) =>
    [null, ...palette.map(({ tone }) => tone)].map(
      (tone): Tones => tones.map((one, at) => (at === place ? tone : one)),
    ),
  );
  return [
    ...changed.filter(breaks).map(raw),
    raw([]),
    raw(tones.map(() => null)),
    raw([...tones, palette[0]?.tone ?? null]),
    { kind: 'sectors', tones: Array.from({ length: parts }, () => 'zzz') } as unknown as RawInput,
  ];
}

/** Whether the blocks tell every number of parts that is asked for, or show a spinner on which all rules hold. */
function areWritten(blocks: readonly Block[], { rules }: SectorsKey): boolean {
  const said = plainBlocks(blocks);
  const statement = rules.every(
    (rule) => rule.t === 'count' && (rule.count === 0 || holds(said, persianNumber(rule.count))),
  );
  return (
    statement ||
    blocks.some(
      (block) =>
        block.t === 'figure' &&
        block.figure.t === 'spinner' &&
        block.figure.spinners.some(({ sectors }) =>
          rules.every((rule) =>
            keepsSectorsRule(
              rule,
              sectors.map(({ tone }) => tone),
            ),
          ),
        ),
    )
  );
}

const printed = (key: SectorsKey, form: SectorsForm) => plainLine(printAnswer(key, form));

export const sectors: TestedKind<SectorsForm, SectorsKey> = {
  kind: 'sectors',
  forms,
  misses,
  texts: ({ palette }) => ({ words: palette.flatMap(({ label }) => label ?? []), numbers: [] }),
  printed: (key, form) => [printed(key, form)],
  isWritten: ({ blocks, text }, key, form) => areWritten(blocks, key) || holds(text, printed(key, form)),
  isTelling: false,
};
