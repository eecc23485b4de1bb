import type { SkillChecker } from '../reading/checker.ts';
import { only, wordsOf } from '../reading/sheet.ts';

const cues: readonly (readonly [cue: string, chart: string])[] = [
  ['تغییر', 'خط شکسته'],
  ['مقایسه', 'ستونی'],
  ['چه کسری از کل', 'دایره‌ای'],
  ['شکل', 'تصویری'],
];

/** The word that tells the data goes with one chart alone. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const told = wordsOf(stem.slice(0, 1)).split(': ')[1]?.split('.')[0] ?? '';
    const [, chart] = only(cues.filter(([cue]) => told.includes(cue)));
    return {
      kind: 'choice',
      option: only(answer.options.filter(({ content }) => JSON.stringify(content).includes(chart))).id,
    };
  },
};
