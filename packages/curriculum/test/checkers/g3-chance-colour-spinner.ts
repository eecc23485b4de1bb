import type { SectorsRule } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Reads the conditions off the words and looks through all numbers of sectors of each color for some that keep them. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'sectors') throw new Error('nothing to colour');
    const words = wordsOf(stem);
    const toneOf = (name: string | undefined) =>
      nth(
        answer.palette.filter(({ label }) => label === name).map(({ tone }) => tone),
        0,
      );
    const rules: SectorsRule[] = [
      ...[...words.matchAll(/شانس رنگ (\S+) و رنگ (\S+) برابر/g)].map(
        ([, one, other]): SectorsRule => ({ t: 'equal', tone: toneOf(one), to: toneOf(other) }),
      ),
      ...[...words.matchAll(/شانس رنگ (\S+) بیشتر از رنگ (\S+)/g)].map(
        ([, one, other]): SectorsRule => ({ t: 'more', tone: toneOf(one), than: toneOf(other) }),
      ),
      ...[...words.matchAll(/آمدن رنگ (\S+) غیرممکن/g)].map(
        ([, one]): SectorsRule => ({ t: 'count', tone: toneOf(one), count: 0 }),
      ),
    ];
    const tones = answer.palette.map(({ tone }) => tone);
    for (let number = 0; number < tones.length ** answer.parts; number += 1) {
      const painted = Array.from({ length: answer.parts }, (_, place) =>
        nth(tones, Math.floor(number / tones.length ** place) % tones.length),
      );
      const many = (tone: string) => painted.filter((each) => each === tone).length;
      const kept = rules.every((rule) => {
        if (rule.t === 'count') return many(rule.tone) === rule.count;
        return rule.t === 'more' ? many(rule.tone) > many(rule.than) : many(rule.tone) === many(rule.to);
      });
      if (kept) return { kind: 'sectors', tones: painted, rules };
    }
    throw new Error('no colouring keeps the conditions');
  },
};
