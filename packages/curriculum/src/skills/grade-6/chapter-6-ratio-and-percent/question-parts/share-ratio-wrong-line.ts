import {
  children,
  gcd,
  type Level,
  line,
  p,
  type QuestionDraft,
  type Rng,
  workedFor,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';

/** Where is the wrong line of an amount that two people share in a ratio; the first one's share is wanted. */
export function shareWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const [own = 1, other = 2] = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2);
  if (gcd(own, other) > 1) return null;
  const size = rng.int(3, level === 2 ? 20 : 40);
  const [who = '', friend = ''] = children(rng, 2);
  const [thing, unit] = rng.pick([
    ['مهره‌ها', 'مهره'],
    ['گردوها', 'گردو'],
    ['تمبرها', 'تمبر'],
  ] as const);
  const total = (own + other) * size;
  return wrongLineQuestion(rng, {
    problem: [
      p`${who} و ${friend} ${thing} را، که روی هم ${total} ${unit} است، به نسبت ${own} به ${other} بین خودشان تقسیم می‌کنند. سهم ${who} را می‌خواهیم.`,
    ],
    work: (mistake) => {
      const parts = mistake === 'parts-multiplied' ? own * other : own + other;
      const by = mistake === 'own-part-alone' ? own : parts;
      const one = total / by;
      const factor = mistake === 'share-of-another' ? other : own;
      if (!Number.isInteger(one)) return null;
      return [
        workedFor('همهٔ قسمت‌ها', own, mistake === 'parts-multiplied' ? '×' : '+', other, '=', parts),
        workedFor('هر قسمت', total, '÷', by, '=', one),
        workedFor(`سهم ${who}`, factor, '×', one, '=', factor * one),
      ];
    },
    mistakes: {
      'parts-multiplied': line`قسمت‌های دو نفر باید جمع شوند، نه ضرب.`,
      'own-part-alone': line`باید بر همهٔ قسمت‌ها تقسیم شود؛ در این سطر فقط قسمت‌های ${who} آمده است.`,
      'share-of-another': line`در نسبت، عدد ${who} ${own} است؛ در این سطر عدد ${friend} آمده است.`,
    },
    watch: line`هر سطر می‌گوید چه چیزی را حساب می‌کند. ببین عددهایش را درست برداشته است یا نه.`,
  });
}
