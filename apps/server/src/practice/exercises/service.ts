import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import {
  availableSkills,
  chooseSkills,
  type Grade,
  mathBook,
  mixSkills,
  newProgress,
  rested,
  type SkillProgress,
  stepBackFrom,
} from '@mashq/curriculum';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { daysBetween } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { masteryView } from '../../progress/mastery.ts';
import { readProgress } from '../../progress/progress.ts';
import { isDue, type PracticedSkill, practicedSkills } from '../../progress/review-due.ts';
import { type AskedSkills, askedSkills } from '../../questions/asked-skills.ts';
import { toConfirm } from '../../questions/confirmed-misconceptions.ts';
import { type QuestionView, showQuestions } from '../../questions/grading/view.ts';
import type { QuestionCache } from '../../questions/question-cache.ts';
import { answersArchived } from '../../questions/question-content.ts';
import { sessionQuestionRecords } from '../../questions/question-record.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { gradeOf } from '../member-skills.ts';
import { composeSession } from './compose.ts';
import {
  findSession,
  insertSession,
  latestSources,
  lockSessions,
  openSession,
  type SessionItem,
  sessionItems,
  untouchedSession,
} from './queries.ts';

type Calls = Contract['member']['sessions'];
type PracticeSession = ResponseOf<Calls['read']>;
type Start = ParsedOf<Calls['start']>['body'];

/** Questions of a session: ten minutes or so. */
const SESSION_SIZE = 10;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

const noSuchSession = () => notFound('این تمرین پیدا نشد.');

const skillOf = (skillId: string, progress: SkillProgress = newProgress) => ({
  ...skillInfo(skillId),
  mastery: masteryView(skillId, progress),
});

/** Skills of a grade that are asked, in the book's order. */
function skillsOfGrade(grade: Grade, asked: AskedSkills): string[] {
  return availableSkills()
    .filter(({ id, place }) => place.grade === grade && asked(id) !== undefined)
    .map(({ id }) => id);
}

/** The skills that were asked for, by themselves or by chapter; throws `not-found` for one that is not in the book. */
function requestedSkills({ skillIds, chapters }: Start, grade: Grade, asked: AskedSkills): string[] {
  const available = skillsOfGrade(grade, asked);
  const ofBook = mathBook(grade).chapters;
  if (skillIds.some((id) => !available.includes(id))) throw notFound('این مهارت در کتاب تو نیست.');
  if (chapters.some((number) => !ofBook.some((chapter) => chapter.number === number))) {
    throw notFound('این فصل در کتاب تو نیست.');
  }
  return available.filter((id) => skillIds.includes(id) || chapters.includes(skillInfo(id).chapter));
}

/** The skills of each place of a session. */
function placesOf(
  { kind }: Start,
  requested: readonly string[],
  grade: Grade,
  practiced: readonly PracticedSkill[],
  now: Date,
  asked: AskedSkills,
): string[] {
  const due = practiced.filter((skill) => isDue(skill, now)).map(({ skillId }) => skillId);
  const available = skillsOfGrade(grade, asked);
  if (kind === 'review') {
    // Skills of earlier years come back too.
    const toReview = availableSkills().flatMap(({ id }) => (due.includes(id) && asked(id) !== undefined ? [id] : []));
    if (toReview.length === 0) throw conflict('nothing-due', 'امروز چیزی برای مرور نداری.');
    return mixSkills(toReview.slice(0, SESSION_SIZE), Math.max(Math.min(SESSION_SIZE, 2 * toReview.length), 3));
  }
  const bandOf = (id: string) => practiced.find(({ skillId }) => skillId === id)?.progress.band ?? 'unseen';
  if (requested.length > 0 && requested.length <= SESSION_SIZE / 2) return mixSkills(requested, SESSION_SIZE);
  const candidates = requested.length > 0 ? requested : available;
  const chosen = chooseSkills(
    candidates.map((id) => ({ id, band: bandOf(id), isDue: due.includes(id) })),
    SESSION_SIZE,
  );
  return requested.length > 0 ? chosen : withStepsBack(chosen, practiced, asked);
}

/** What keeps failing gives its places to what it builds on and is missing, also of an earlier book; no two neighbors alike. */
function withStepsBack(chosen: readonly string[], practiced: readonly PracticedSkill[], asked: AskedSkills): string[] {
  const progress = new Map(practiced.map((skill) => [skill.skillId, skill.progress]));
  const skills = new Set(
    chosen.map((id) =>
      stepBackFrom(
        id,
        (skillId) => progress.get(skillId),
        (skillId) => asked(skillId) !== undefined,
      ),
    ),
  );
  return mixSkills([...skills], chosen.length);
}

function summaryOf(items: readonly SessionItem[], skills: PracticeSession['skills']): PracticeSession['summary'] {
  if (items.some(({ state }) => state === 'open')) return null;
  if (items.some(({ tries, activeMs }) => tries > 0 && activeMs === null)) throw answersArchived();
  const isRight = ({ state }: SessionItem) => state === 'right' || state === 'corrected';
  const missed = (skillId: string) => items.filter((item) => item.skillId === skillId && !item.firstTryRight).length;
  const weakest = [...skills].sort((a, b) => missed(b.id) - missed(a.id))[0];
  return {
    first_try_right: items.filter(({ firstTryRight }) => firstTryRight).length,
    right: items.filter(isRight).length,
    minutes: minutesOf(items.reduce((sum, { activeMs }) => sum + (activeMs ?? 0), 0) / 1000),
    went_well: skills.filter(({ id }) => missed(id) === 0).map(({ title }) => title),
    next: weakest !== undefined && missed(weakest.id) > 0 ? weakest : null,
  };
}

/** A child's own practice beyond what is assigned: sessions of mixed skills, and reviews of what was learned. */
export function exerciseService({ db, clock }: Context, known: QuestionCache) {
  async function read(actor: Actor, sessionId: string): Promise<PracticeSession> {
    const session = await findSession(db, actor, sessionId);
    if (session === undefined) throw noSuchSession();
    const items = await sessionItems(db, actor, sessionId);
    const skillIds = [...new Set(items.map(({ skillId }) => skillId))];
    const progress = await readProgress(db, actor, skillIds);
    const skills = skillIds.map((id) => skillOf(id, progress.get(id)));
    return {
      id: session.id,
      kind: session.kind,
      created_at: session.createdAt.toISOString(),
      skills,
      items: items.map(({ id, position, skillId, state }) => ({
        question_id: id,
        position,
        skill_id: skillId,
        state,
      })),
      summary: summaryOf(items, skills),
    };
  }

  return {
    start: async (actor: Actor, body: Start): Promise<PracticeSession> => {
      const now = clock();
      if ((await findSession(db, actor, body.id)) !== undefined) return read(actor, body.id);
      const grade = await gradeOf(db, actor);
      const asked = await askedSkills(db);
      const requested = body.kind === 'review' ? [] : requestedSkills(body, grade, asked);
      const wanted = { id: body.id, kind: body.kind, requested };
      const practiced = await practicedSkills(db, actor);
      const places = placesOf(body, requested, grade, practiced, now, asked);
      const skillIds = [...new Set(places)];
      const [earlier, mistakes] = await Promise.all([
        latestSources(db, actor, skillIds),
        toConfirm(db, { schoolId: actor.schoolId, studentId: actor.id }, skillIds, now),
      ]);
      // After a holiday its questions begin easier.
      const progress = new Map(
        practiced.map((skill) => [skill.skillId, rested(skill.progress, daysBetween(skill.lastAt, now))]),
      );
      const sources = composeSession(places, (id) => progress.get(id), earlier, asked, mistakes);
      const sessionId = await db.transaction(async (tx) => {
        await lockSessions(tx, actor);
        const untouched = await untouchedSession(tx, actor, wanted, new Date(now.getTime() - DAY_MS));
        if (untouched !== undefined) return untouched;
        await insertSession(tx, actor, wanted, sources, now);
        return body.id;
      });
      return read(actor, sessionId);
    },

    read,

    open: async (actor: Actor): Promise<ResponseOf<Calls['open']>> => {
      const id = await openSession(db, actor);
      return { session: id === undefined ? null : await read(actor, id) };
    },

    questions: async (actor: Actor, sessionId: string): Promise<QuestionView[]> => {
      const session = await findSession(db, actor, sessionId);
      if (session === undefined) throw noSuchSession();
      const records = await sessionQuestionRecords(db, actor, sessionId);
      for (const record of records) known.set(record);
      return showQuestions(db, records, clock());
    },

    due: async (actor: Actor): Promise<ResponseOf<Calls['due']>> => {
      const now = clock();
      const weekEnd = new Date(now.getTime() + WEEK_MS);
      const asked = await askedSkills(db);
      const learned = (await practicedSkills(db, actor))
        .filter(({ skillId }) => asked(skillId) !== undefined)
        .flatMap(({ skillId, progress, dueAt }) => (dueAt === null ? [] : [{ skillId, progress, dueAt }]))
        .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
      const later = learned.filter(({ dueAt }) => dueAt > now);
      return {
        today: learned.filter(({ dueAt }) => dueAt <= now).map(({ skillId, progress }) => skillOf(skillId, progress)),
        this_week: later
          .filter(({ dueAt }) => dueAt <= weekEnd)
          .map(({ skillId, progress, dueAt }) => ({ ...skillOf(skillId, progress), due_at: dueAt.toISOString() })),
        next_at: later[0]?.dueAt.toISOString() ?? null,
      };
    },
  };
}
