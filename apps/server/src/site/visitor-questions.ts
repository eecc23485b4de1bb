import { randomInt } from 'node:crypto';
import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { availableSkills, check, type Skill } from '@mashq/curriculum';
import { networkOf } from '../platform/security/network.ts';
import { makeWriteLimit } from '../platform/security/write-limit.ts';
import { sheetOf } from '../questions/make-question.ts';
import { previewId, readPreviewId, SEEDS } from '../questions/preview-id.ts';
import { skillInfo } from '../questions/skill-info.ts';

type Site = Contract['site'];

/** A question is made or graded for each; a whole school may sit behind one address. */
const LIMIT = { burst: 60, perSecond: 1 };

/**
 * Questions for visitors without an account. Nothing is stored: the id names what a question is made from.
 * @param now milliseconds by which the limit counts
 */
export function visitorQuestionService(now?: () => number) {
  const limit = makeWriteLimit(LIMIT, now);
  const byGrade = Map.groupBy(availableSkills(), ({ id }) => skillInfo(id).grade);
  const pick = (skills: readonly Skill[]) => skills[randomInt(skills.length)];

  return {
    question: async (
      { grade }: ParsedOf<Site['question']>['query'],
      ip: string,
    ): Promise<ResponseOf<Site['question']>> => {
      limit(networkOf(ip));
      const skill = pick(byGrade.get(grade) ?? []);
      if (skill === undefined) throw new Error(`Grade ${grade} has no skills`);
      const level = skill.levels[0] ?? skill.targetLevel;
      const seed = randomInt(SEEDS);
      return {
        question_id: previewId({ skillId: skill.id, level, seed }),
        sheet: sheetOf(skill.generate(seed, level)),
        skill: skillInfo(skill.id),
      };
    },

    answer: async (
      { questionId, raw }: ParsedOf<Site['answerQuestion']>['body'],
      ip: string,
    ): Promise<ResponseOf<Site['answerQuestion']>> => {
      limit(networkOf(ip));
      const { skill, level, seed } = readPreviewId(questionId);
      const question = skill.generate(seed, level);
      const verdict = check(question, raw);
      const isRead = verdict.verdict !== 'invalid';
      return {
        verdict: verdict.verdict,
        message: [...verdict.message],
        right_parts: verdict.verdict === 'partial' ? { right: verdict.right, out_of: verdict.outOf } : null,
        solution: isRead ? question.solution.map(({ content }) => ({ content: [...content] })) : [],
      };
    },
  };
}
