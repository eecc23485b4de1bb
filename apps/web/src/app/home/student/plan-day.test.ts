import type { OpenAssignment } from '@mashq/api/contract';
import { nextSkill } from '@mashq/state/practice/next-skill';
import { describe, expect, it } from 'vitest';
import { type DayFacts, dayOf, type Summary, weekOf } from './plan-day.ts';

type Skills = NonNullable<DayFacts['skills']>;
type Band = Skills['chapters'][number]['skills'][number]['mastery']['band'];

const work = (id: string, change: Partial<OpenAssignment> = {}): OpenAssignment => ({
  id,
  kind: 'homework',
  title: `کار ${id}`,
  grade: 5,
  teacher_name: 'مریم رضایی',
  class_title: 'پنجم الف',
  state: 'in_progress',
  is_open: true,
  start_at: '2026-11-21T08:00:00Z',
  end_at: '2026-11-26T20:00:00Z',
  is_late: false,
  items_total: 4,
  items_done: 2,
  note: '',
  hints_allowed: true,
  show_answers: 'immediately',
  source: null,
  ...change,
});

const skills = (...bands: Band[]): Skills => ({
  grade: 5,
  book_title: 'ریاضی پنجم',
  chapters: [
    {
      number: 1,
      title: 'عدد',
      skills: bands.map((band, index) => ({
        id: `s${index}`,
        title: `مهارت ${index}`,
        grade: 5,
        chapter: 1,
        chapter_title: 'عدد',
        lesson: 1,
        lesson_title: 'درس',
        first_page: 1,
        last_page: 2,
        mastery: { skill_id: `s${index}`, band, n: 3, estimate: band === 'near' ? 4 : null },
      })),
    },
  ],
});

const summary = (change: Partial<Summary> = {}): Summary => ({
  week_start: '2026-11-20T20:30:00Z',
  done: 5,
  first_try_right: 3,
  minutes: 8,
  days: [3, 2, 0, 0, 0, 0, 0],
  weekly_goal: 3,
  learned_skills: 4,
  learned_this_week: 0,
  due_reviews: 0,
  days_away: 1,
  warm_up: null,
  placement: null,
  ...change,
});

const facts = (change: Partial<DayFacts> = {}): DayFacts => ({
  work: [],
  skills: skills('learned', 'starting', 'near'),
  summary: summary(),
  user: { class: { title: 'پنجم الف' }, is_individual_customer: false, features: ['gamification'] },
  isOnline: true,
  ...change,
});

const titles = (of: DayFacts) => dayOf(of).stations.map(({ title }) => title);

describe('the day of a student', () => {
  it('has what is due first, then the review, then play', () => {
    const of = facts({ work: [work('a'), work('b')], summary: summary({ due_reviews: 5 }) });
    expect(titles(of)).toEqual(['کار a', 'بعدش: کار b', 'مرور ۵ مهارت', 'و تمام! باغ پیچ‌درپیچ']);
    const day = dayOf(of);
    expect(day).toMatchObject({
      face: 'day',
      progress: 0.5,
      action: { label: 'ادامه بده', href: '/student/homeworks/a' },
    });
    expect(day.stations[0]).toMatchObject({ eyebrow: 'تکلیف، تا پنجشنبه ۵ آذر، ۲۳:۳۰', note: '۲ سؤال مانده' });
    expect(day.stations[1]?.note).toBe('تکلیف، تا پنجشنبه ۵ آذر، ۲۳:۳۰');
  });

  it('starts what was not begun, and says of what is answered that it can be handed in', () => {
    const fresh = dayOf(facts({ work: [work('a', { items_done: 0 })] }));
    expect(fresh.action?.label).toBe('شروع کن');
    expect(fresh.stations[0]?.note).toBe('۴ سؤال');
    const done = dayOf(facts({ work: [work('a', { items_done: 4 })] }));
    expect(done.stations[0]?.note).toBe('همه را جواب داده‌ای. ببین و تحویلش بده.');
    expect(done.progress).toBe(1);
  });

  it('leads to work of each kind', () => {
    const href = (kind: OpenAssignment['kind']) => dayOf(facts({ work: [work('x', { kind })] })).action?.href;
    expect([href('homework'), href('review'), href('package'), href('quiz')]).toEqual([
      '/student/homeworks/x',
      '/student/review/x',
      '/student/package/x',
      '/student/quiz?quiz=x',
    ]);
  });

  it('makes the review the next thing where no work is open', () => {
    const day = dayOf(facts({ summary: summary({ due_reviews: 2 }) }));
    expect(day.action).toEqual({ label: 'شروع مرور', href: '/student/course-review' });
    expect(day.stations.map(({ title }) => title)).toEqual(['مرور ۲ مهارت', 'بعدش: مهارت 2', 'و تمام! باغ پیچ‌درپیچ']);
  });

  it('has the warm-up after the next thing, and where nothing else is to be done it is the next thing', () => {
    const ready = summary({ warm_up: { state: 'ready', asked: 0, right: 0 } });
    expect(titles(facts({ work: [work('a'), work('b')], summary: ready }))).toEqual([
      'کار a',
      'بعدش: نرمش ضرب',
      'کار b',
      'و تمام! باغ پیچ‌درپیچ',
    ]);
    const day = dayOf(facts({ summary: ready }));
    expect(day).toMatchObject({ face: 'day', action: { label: 'شروع نرمش', href: '/student/warm-up' } });
    const begun = dayOf(facts({ summary: summary({ warm_up: { state: 'begun', asked: 5, right: 4 } }) }));
    expect(begun.action?.label).toBe('ادامهٔ نرمش');
    expect(begun.stations[0]?.note).toBe('۵ تا را گفتی؛ چند تا مانده.');
  });

  it('says that the warm-up is done, and rests where it was the only thing', () => {
    const done = summary({ warm_up: { state: 'done', asked: 12, right: 9 } });
    const [, , station] = dayOf(facts({ work: [work('a'), work('b')], summary: done })).stations;
    expect(station).toMatchObject({
      title: 'نرمش ضرب امروز انجام شد',
      note: '۹ تا از ۱۲ تا همان بار اول درست بود.',
      tone: 'success',
    });
    expect(dayOf(facts({ summary: done })).face).toBe('rest');
  });

  it('brings a warm-up that was not begun with the network alone, and none on the first day', () => {
    const ready = summary({ warm_up: { state: 'ready', asked: 0, right: 0 } });
    const offline = dayOf(facts({ work: [work('a')], summary: ready, isOnline: false }));
    expect(offline.stations[1]).toMatchObject({ note: 'با اینترنت می‌آید.', isDashed: true });
    expect(offline.stations[1]?.href).toBeUndefined();
    const first = facts({ work: [work('a', { items_done: 0 })], summary: { ...ready, days_away: null } });
    expect(titles(first).join()).not.toContain('نرمش');
  });

  it('offers the placement on the first day without pressing it, and makes it the next thing where it was asked for', () => {
    const offered = { ...summary({ days_away: null }), placement: { state: 'offered', answered: 0 } as const };
    const first = dayOf(facts({ work: [work('a', { items_done: 0 })], summary: offered }));
    expect(first.face).toBe('first');
    expect(first.stations.map(({ title }) => title)).toEqual([
      'کار a',
      'بعدش: سنجش آغازین',
      'مهارت 2',
      'و تمام! باغ پیچ‌درپیچ',
    ]);
    expect(first.stations[1]?.note).toBe('اگر دلت خواست: حدود ده دقیقه، بی‌نمره.');
    const asked = dayOf(facts({ summary: summary({ placement: { state: 'asked', answered: 0 } }) }));
    expect(asked.action).toEqual({ label: 'رفتن به سنجش', href: '/student/placement' });
    const begun = dayOf(facts({ work: [work('a')], summary: summary({ placement: { state: 'begun', answered: 5 } }) }));
    expect(begun.stations[1]?.note).toBe('۵ سؤال را جواب داده‌ای؛ از همان‌جا ادامه بده.');
    expect(dayOf(facts({ summary: summary({ placement: { state: 'offered', answered: 0 } }) })).face).toBe('rest');
  });

  it('rests where nothing is to be done, without a filled button', () => {
    expect(dayOf(facts())).toMatchObject({ face: 'rest', stations: [], action: null });
  });

  it('has no maze where the school has no rewards', () => {
    const of = facts({ work: [work('a')], user: { class: {}, is_individual_customer: false, features: [] } });
    expect(titles(of)).toEqual(['کار a', 'بعدش: مهارت 2']);
  });

  it('is led by the book without a school, which is said in one line at the end', () => {
    const of = facts({ user: { class: null, is_individual_customer: true, features: ['gamification'] } });
    const day = dayOf(of);
    expect(day).toMatchObject({
      face: 'day',
      asksForClass: true,
      action: { label: 'شروع کن', href: '/student/skill/question/s2' },
    });
    expect(day.stations[0]).toMatchObject({
      eyebrow: 'ریاضی پنجم، فصل ۱',
      title: 'مهارت 2',
      note: 'حدود ۴ سؤال تا یاد گرفتن',
    });
    expect(day.stations[1]?.title).toBe('بعدش: از خودت: تمرین آزاد');
    expect(JSON.stringify(day)).not.toMatch(/معلم|مدرسه/);
  });

  it('welcomes on the first day, with work or with the book', () => {
    const first = summary({ days_away: null, learned_skills: 0, days: [] });
    expect(dayOf(facts({ summary: first }))).toMatchObject({
      face: 'first',
      action: { label: 'شروع کنیم', href: '/student/skill/question/s2' },
    });
    expect(dayOf(facts({ summary: first, work: [work('a', { items_done: 0 })] }))).toMatchObject({
      face: 'first',
      action: { label: 'شروع کن' },
    });
  });

  it('after a week away begins with what is known, and loses nothing', () => {
    const back = facts({ summary: summary({ days_away: 7, due_reviews: 3 }), work: [work('a')] });
    expect(dayOf(back)).toMatchObject({
      face: 'back',
      action: { label: 'گرم شوم', href: '/student/course-review' },
      stations: [{ title: 'انارهایت سر جایشان است' }, { title: 'بعدش: کار a', href: '/student/homeworks/a' }],
    });
    expect(dayOf(facts({ summary: summary({ days_away: 6 }) })).face).toBe('rest');
    const without = dayOf(facts({ summary: summary({ days_away: 30, learned_skills: 0 }) }));
    expect(without.stations[0]?.title).toBe('خوب شد که آمدی');
    expect(without.action?.href).toBe('/student/skill/question/s2');
  });

  it('without a network says of what needs one that it comes with it, and leads to nothing there', () => {
    const day = dayOf(facts({ work: [work('a')], summary: summary({ due_reviews: 2 }), isOnline: false }));
    expect(day.action?.href).toBe('/student/homeworks/a');
    expect(day.stations.slice(1)).toEqual([
      expect.objectContaining({ id: 'review', isDashed: true, note: 'با اینترنت می‌آید.' }),
      expect.objectContaining({ id: 'maze', isDashed: true, note: 'با اینترنت می‌آید.' }),
    ]);
    expect(day.stations.slice(1).every(({ href }) => href === undefined)).toBe(true);
  });

  it('leads a child in no class to the code of one', () => {
    const day = dayOf(facts({ skills: undefined, user: { class: null, is_individual_customer: false, features: [] } }));
    expect(day.action).toEqual({ label: 'زدن کد کلاس', href: '/student/profile/school' });
  });

  it('is made of what could be read', () => {
    expect(dayOf(facts({ skills: undefined, summary: undefined, work: [work('a')] }))).toMatchObject({
      face: 'day',
      stations: [{ title: 'کار a' }, { id: 'maze' }],
    });
    expect(dayOf(facts({ skills: undefined, summary: undefined, work: undefined })).face).toBe('rest');
  });
});

describe('the next skill', () => {
  it('is the one nearest to being learned, and the first of the book among equals', () => {
    expect(nextSkill(skills('unseen', 'learning', 'learning', 'mastered'))?.id).toBe('s1');
    expect(nextSkill(skills('learned', 'unseen'))?.id).toBe('s1');
    expect(nextSkill(skills())).toBeUndefined();
    expect(nextSkill(undefined)).toBeUndefined();
  });
});

describe('the week of the garland', () => {
  const SATURDAY = '2026-11-20T20:30:00Z';
  it('marks today from Saturday, and the days with practice', () => {
    const now = Date.parse('2026-11-24T08:00:00Z');
    expect(weekOf({ week_start: SATURDAY, days: [3, 0, 1, 0, 0, 0, 0] }, now)).toEqual({ practiced: [0, 2], today: 3 });
  });

  it('begins empty where what is stored is of an earlier week', () => {
    const now = Date.parse('2026-11-29T08:00:00Z');
    expect(weekOf({ week_start: SATURDAY, days: [3, 0, 1, 0, 0, 0, 0] }, now)).toEqual({ practiced: [], today: 1 });
  });
});
