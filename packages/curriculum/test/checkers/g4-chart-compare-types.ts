import type { SkillChecker } from '../question-readers/checker.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

const cues: readonly (readonly [cue: string, chart: string])[] = [
  ['تغییر', 'خط شکسته'],
  ['مقایسه', 'ستونی'],
  ['چه کسری از کل', 'دایره‌ای'],
  ['شکل', 'تصویری'],
];

/** The word that states the data goes with one chart alone. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const statement = wordsOf(stem.slice(0, 1)).split(': ')[1]?.split('.')[0] ?? '';
    const [, chart] = only(cues.filter(([cue]) => statement.includes(cue)));
    return {
      kind: 'choice',
      option: only(answer.options.filter(({ content }) => JSON.stringify(content).includes(chart))).id,
    };
  },
};
