import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { availableSkills, type Level, printAnswer, type Skill, skillById } from '@mashq/curriculum';
import { notFound } from '../platform/app-error.ts';
import { sheetOf } from './make-question.ts';
import { previewId, readPreviewId, SEEDS } from './preview-id.ts';
import { skillInfo } from './skill-info.ts';

type Preview = Contract['teacher']['questions']['preview'];

/** The level asked for where the skill has it, else its own. */
function levelOf({ levels, targetLevel }: Skill, asked: Level | undefined): Level {
  return levels.find((level) => level === asked) ?? targetLevel;
}

/** The named skill, else that of the question, else the first one. */
function skillOf(skillId: string | undefined, questionId: string | undefined): Skill | undefined {
  if (skillId !== undefined) return skillById(skillId);
  return questionId === undefined ? availableSkills()[0] : readPreviewId(questionId).skill;
}

/** Questions as the child sees them, with everything a teacher wants to know of them. */
export function previewService() {
  return {
    /** The same id gives the same question; `isNext` the one after it. Without an id the first. */
    preview: async ({
      skillId,
      level: asked,
      questionId,
      isNext,
    }: ParsedOf<Preview>['query']): Promise<ResponseOf<Preview>> => {
      const skill = skillOf(skillId, questionId);
      if (!skill) throw notFound('این مهارت هنوز سؤالی ندارد.');
      const first = { skillId: skill.id, level: levelOf(skill, asked), seed: 0 };
      const at = questionId === undefined ? first : readPreviewId(questionId);
      if (at.skillId !== skill.id) throw notFound('این سؤال پیدا نشد.');
      const level = asked === undefined ? at.level : levelOf(skill, asked);
      const seed = isNext === 'true' ? (at.seed + 1) % SEEDS : at.seed;
      const question = skill.generate(seed, level);
      return {
        question_id: previewId({ skillId: skill.id, level, seed }),
        sheet: sheetOf(question),
        key: [...printAnswer(question.key, question.answer)],
        hints: question.hints.map(({ content }) => ({ content: [...content] })),
        solution: question.solution.map(({ content }) => ({ content: [...content] })),
        misconceptions: question.misconceptions.map(({ id, title, answer, message }) => ({
          id,
          title,
          answer: [...printAnswer(answer, question.answer)],
          message: [...message],
        })),
        skill: skillInfo(skill.id),
      };
    },
  };
}
