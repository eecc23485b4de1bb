import { keepsSectorsRule, toneParts } from '../answers/sectors/rules.ts';
import type { AnswerKey, Paint, SectorsForm, SectorsRule } from '../model/index.ts';
import type { AnswerSpec } from './answers.ts';

/** What is to be colored, before it is. */
export type SectorsDraft = Omit<SectorsForm, 'kind'>;

/** Every coloring that keeps all rules. Throws `RangeError` when there is none: more parts than there are, rules at odds. */
export function sectorsKey(draft: SectorsDraft, rules: readonly SectorsRule[]): AnswerKey {
  for (const tones of colourings(draft, rules)) {
    if (tones.length === 0) continue;
    const whole = [...tones, ...Array<null>(draft.parts - tones.length).fill(null)];
    if (rules.every((rule) => keepsSectorsRule(rule, toneParts(whole))))
      return { kind: 'sectors', tones: whole, rules };
  }
  throw new RangeError(`no colouring keeps ${JSON.stringify(rules)}`);
}

/** Parts of which any so many may be colored, as the rules say. */
export function shadePartsAnswer(draft: SectorsDraft, rules: readonly SectorsRule[]): AnswerSpec {
  return { answer: { kind: 'sectors', ...draft }, key: sectorsKey(draft, rules) };
}

/** Any `count` of equal parts shaded, for a fraction; misconceptions with `shadedKey`. */
export function shadingAnswer(shape: SectorsForm['shape'], parts: number, count: number): AnswerSpec {
  return shadePartsAnswer({ shape, parts, palette: [{ tone: 'accent' }] }, [{ t: 'count', tone: 'accent', count }]);
}

/** Another number of the same parts shaded; `parts` shaded at most, one at least. */
export function shadedKey(parts: number, count: number): AnswerKey {
  return sectorsKey({ shape: 'bar', parts, palette: [{ tone: 'accent' }] }, [{ t: 'count', tone: 'accent', count }]);
}

/**
 * Numbers of parts in each tone, the fewest colored first, laid one tone after the other. A tone whose number a rule
 * tells has no other: trying them all takes milliseconds where four tones share twelve parts.
 */
function* colourings(
  { parts, palette, all }: SectorsDraft,
  rules: readonly SectorsRule[],
): Generator<readonly Paint['tone'][]> {
  const statement = new Map(rules.flatMap((rule) => (rule.t === 'count' ? [[rule.tone, rule.count] as const] : [])));
  function* shares(left: number, tones: readonly Paint[]): Generator<readonly Paint['tone'][]> {
    const [first, ...rest] = tones;
    if (first === undefined) {
      if (left === 0) yield [];
      return;
    }
    const only = statement.get(first.tone);
    for (let count = Math.min(left, only ?? left); count >= (only ?? 0); count -= 1) {
      for (const others of shares(left - count, rest))
        yield [...Array<Paint['tone']>(count).fill(first.tone), ...others];
    }
  }
  for (let colored = all === true ? parts : 0; colored <= parts; colored += 1) yield* shares(colored, palette);
}
