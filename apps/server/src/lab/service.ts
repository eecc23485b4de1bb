import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { availableSkills, check, printRaw } from '@mashq/curriculum';
import type { Actor } from '../platform/actor.ts';
import { makeWriteLimit } from '../platform/security/write-limit.ts';
import { readPreviewId } from '../questions/preview-id.ts';
import { skillInfo } from '../questions/skill-info.ts';

type Laboratory = Contract['laboratory'];

/** A person tries an answer every few seconds; a question is made and graded for each. */
const CHECK_LIMIT = { burst: 60, perSecond: 1 };

/** What teachers try in the laboratory. Nothing of it is stored. */
export function laboratoryService() {
  const limitChecks = makeWriteLimit(CHECK_LIMIT);
  const skills: ResponseOf<Laboratory['skills']> = availableSkills()
    .map(({ id, levels }) => {
      const { title, grade, chapter, chapter_title, first_page, last_page } = skillInfo(id);
      return { id, title, grade, chapter, chapter_title, first_page, last_page, levels: [...levels] };
    })
    .sort((a, b) => a.grade - b.grade || a.first_page - b.first_page);

  return {
    skills: async () => skills,

    check: async (
      actor: Actor,
      { questionId, raw }: ParsedOf<Laboratory['check']>['body'],
    ): Promise<ResponseOf<Laboratory['check']>> => {
      limitChecks(actor.id);
      const { skill, level, seed } = readPreviewId(questionId);
      const question = skill.generate(seed, level);
      const verdict = check(question, raw);
      const known =
        verdict.verdict === 'wrong'
          ? question.misconceptions.find(({ id }) => id === verdict.misconceptionId)
          : undefined;
      return {
        verdict: verdict.verdict,
        reason: verdict.verdict === 'invalid' ? verdict.reason : null,
        input: [...printRaw(raw, question.answer)],
        normalized: verdict.verdict === 'invalid' ? null : verdict.normalized,
        misconception: known ? { id: known.id, title: known.title } : null,
        message: [...verdict.message],
        right_parts: verdict.verdict === 'partial' ? { right: verdict.right, out_of: verdict.outOf } : null,
      };
    },
  };
}
