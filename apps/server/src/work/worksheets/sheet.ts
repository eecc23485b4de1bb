import type { Worksheet } from '@mashq/api/contract';
import { printAnswer, type Question } from '@mashq/curriculum';
import { stableSeed } from '../../questions/different-question.ts';
import { sheetOf } from '../../questions/make-question.ts';
import { previewId } from '../../questions/preview-id.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import type { Child } from './queries.ts';

type Sheet = Worksheet['sheets'][number];

const FIRST_CODE = 10_000;
const CODES = 90_000;

/** Codes of five digits by seed and name. Two that would be alike differ in one worksheet. */
export function codesBy(seed: number): (whose: string) => string {
  const taken = new Set<number>();
  return (whose) => {
    for (let draw = 0; ; draw += 1) {
      const code = FIRST_CODE + (stableSeed(seed, 'code', whose, draw) % CODES);
      if (taken.has(code)) continue;
      taken.add(code);
      return String(code);
    }
  };
}

/** Questions with their keys. Sheet and key are of one question object, so that they cannot be of two. */
export function makeWorksheet(code: string, child: Child | null, questions: readonly Question[]): Sheet {
  return {
    code,
    student: child && { student_id: child.studentId, name: child.name },
    questions: questions.map((question) => ({
      question_id: previewId(question),
      skill_title: skillInfo(question.skillId).title,
      sheet: sheetOf(question),
      key: [...printAnswer(question.key, question.answer)],
    })),
  };
}
