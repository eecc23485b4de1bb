import type { Level } from '@mashq/curriculum/model';
import { sql } from 'drizzle-orm';
import { unprocessable } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';
import { askedSkills } from '../../questions/asked-skills.ts';
import { differentQuestion, fingerprint, stableSeed } from '../../questions/different-question.ts';
import { makeQuestion, type QuestionSource } from '../../questions/make-question.ts';
import { makeContent } from '../../questions/question-content.ts';
import type { QuizQuestionRow } from './queries.ts';

export interface AskedSkill {
  readonly skillId: string;
  readonly items: number;
  readonly points: number;
  /** The skill's own where empty. */
  readonly levels: readonly Level[];
}

/** The level of a skill that is nearest to the one asked for. */
function nearest(levels: readonly Level[], wanted: Level): Level {
  return levels.reduce(
    (best, level) => (Math.abs(level - wanted) < Math.abs(best - wanted) ? level : best),
    levels[0] ?? wanted,
  );
}

/** The questions of a quiz, skill after skill; no two are alike. Throws where a skill has none. */
export async function chooseQuizQuestions(
  session: Session,
  seed: number,
  skills: readonly AskedSkill[],
): Promise<(QuestionSource & { readonly points: number })[]> {
  const asked = await askedSkills(session);
  const seen = new Set<string>();
  return skills.flatMap(({ skillId, items, points, levels }) => {
    const skill = asked(skillId);
    if (skill === undefined) throw unprocessable('skill-unknown', 'بعضی از مهارت‌های انتخاب‌شده سؤال ندارند.');
    return Array.from({ length: items }, (_, index) => {
      const wanted = levels[index % Math.max(1, levels.length)] ?? skill.targetLevel;
      const level = nearest(skill.levels, wanted);
      return { ...differentQuestion(skillId, level, seen, (draw) => stableSeed(seed, skillId, index, draw)), points };
    });
  });
}

/** Another question of the same skill and level, like none of the quiz. */
export function replacementQuestion(
  all: readonly QuizQuestionRow[],
  old: QuizQuestionRow,
  version: number,
): QuestionSource {
  const seen = new Set(all.map(({ skillId, level, seed }) => fingerprint(makeQuestion({ skillId, level, seed }))));
  return differentQuestion(old.skillId, old.level, seen, (draw) => stableSeed(old.seed, 'swap', version, draw));
}

/** Stores the questions of a new quiz. */
export async function storeQuizQuestions(
  { execute }: Session,
  schoolId: string,
  quizId: string,
  questions: readonly (QuestionSource & { readonly points: number })[],
): Promise<void> {
  const all = questions.map((source, position) => ({
    school_id: schoolId,
    assignment_id: quizId,
    position,
    skill_id: source.skillId,
    level: source.level,
    seed: source.seed,
    content: makeContent(source),
    points: source.points,
  }));
  await execute(sql`
    insert into quiz_question (school_id, assignment_id, position, skill_id, level, seed, content, points)
    select school_id, assignment_id, position, skill_id, level, seed, content, points
    from json_to_recordset(${JSON.stringify(all)}::json) as q(school_id uuid, assignment_id uuid, position int,
      skill_id text, level int, seed int, content json, points int)`);
}
