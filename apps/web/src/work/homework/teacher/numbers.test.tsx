import { contract, type HomeworkStudentRow, type TeacherHomework } from '@mashq/api/contract';
import { sampleReply } from '@mashq/api/samples';
import { formatDueDate } from '@mashq/ui/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpenHomeworksCard } from '../../../app/home/teacher/OpenHomeworksCard.tsx';
import { StudentFacts } from '../../report/StudentFacts.tsx';
import { HomeworkCards } from './HomeworkCards.tsx';
import { HomeworkFacts } from './HomeworkFacts.tsx';
import { HomeworkGrid } from './HomeworkGrid.tsx';
import { SkillsTable } from './SkillsTable.tsx';
import { StudentStateBadge } from './StudentStateBadge.tsx';

afterEach(cleanup);

const nobody = {
  assigned: 0,
  not_started: 0,
  in_progress: 0,
  submitted: 0,
  auto_submitted: 0,
  missing: 0,
  excused: 0,
};
const homework = (change: Partial<TeacherHomework>): TeacherHomework => ({
  ...(sampleReply(contract.teacher.homework.read) as TeacherHomework),
  state: 'open',
  items_per_child: { min: 12, max: 12 },
  ...change,
});
const row = (change: Partial<HomeworkStudentRow>): HomeworkStudentRow => ({
  student_id: 'a',
  name: 'ترانه نادری',
  gender: null,
  state: 'submitted',
  handed_in: true,
  is_late: false,
  waiting_answers: 0,
  in_grace: 0,
  end_at: '2026-11-24T20:29:59.000Z',
  items_done: 8,
  items_total: 8,
  first_try_right: 6,
  right: 7,
  hints_opened: 0,
  active_seconds: 0,
  last_activity_at: null,
  help_needed: false,
  level: 'acceptable',
  ...change,
});
const texts = () => screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));

describe('hand-ins of a class', () => {
  it('are of those who are to do it, on every screen; what was left unfinished and who is excused is said beside', () => {
    const given = homework({
      counts: { ...nobody, assigned: 30, submitted: 15, auto_submitted: 12, missing: 2, excused: 1 },
    });
    const { unmount } = render(<HomeworkFacts assignment={given} />);
    expect(texts()).toEqual(['۱۵ از ۲۹']);
    expect(screen.getByText('مهلت ۱۲ نفر تمام شد و ناتمام ماند.')).toBeTruthy();
    expect(screen.getByText('۱ نفر معاف است و در این عددها نیست.')).toBeTruthy();
    unmount();
    const list = render(<OpenHomeworksCard homeworks={[given]} />);
    expect(texts()).toEqual(['۱۵ از ۲۹']);
    list.unmount();
    render(<HomeworkCards homeworks={[given]} />);
    expect(texts()).toEqual(['۱۵ از ۲۹ نفر']);
  });

  it('says when work starts that is ahead, on its card and on its page, and that a draft was sent to nobody', () => {
    const ahead = homework({
      state: 'scheduled',
      start_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
      end_at: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    });
    const day = formatDueDate(ahead.start_at);
    const { rerender } = render(<HomeworkCards homeworks={[ahead]} />);
    expect(screen.getByText(new RegExp(`^از ${day}.*تا ${formatDueDate(ahead.end_at)}`))).toBeTruthy();
    rerender(<HomeworkFacts assignment={ahead} />);
    expect(screen.getByText('شروع').nextElementSibling?.textContent).toContain(day);
    rerender(<HomeworkFacts assignment={{ ...ahead, state: 'draft' }} />);
    expect(screen.getByText('هنوز برای کسی فرستاده نشده است.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    rerender(<HomeworkFacts assignment={{ ...ahead, state: 'open' }} />);
    expect(screen.queryByText('شروع')).toBeNull();
  });

  it('of nobody, and of one child', () => {
    const { rerender } = render(<HomeworkFacts assignment={homework({ counts: nobody })} />);
    expect(texts()).toEqual(['۰ از ۰']);
    expect(screen.queryByText(/معاف/)).toBeNull();
    rerender(<HomeworkFacts assignment={homework({ counts: { ...nobody, assigned: 1, submitted: 1 } })} />);
    expect(texts()).toEqual(['۱ از ۱']);
  });

  it('says how many questions each gets, from how many to how many where they differ', () => {
    const { rerender } = render(<HomeworkFacts assignment={homework({ items_total: 24 })} />);
    expect(screen.getByText('۱۲ سؤال')).toBeTruthy();
    rerender(<HomeworkFacts assignment={homework({ items_total: 24, items_per_child: { min: 12, max: 24 } })} />);
    expect(screen.getByText('۱۲ تا ۲۴ سؤال')).toBeTruthy();
  });
});

describe('one child', () => {
  it('whose work the clock took unfinished has no mark of a hand-in, also once it was seen', () => {
    const unfinished = { handed_in: false, items_done: 3 };
    const { rerender } = render(<StudentStateBadge row={row({ state: 'auto_submitted', ...unfinished })} />);
    expect(screen.getByText('ناتمام، مهلت تمام شد')).toBeTruthy();
    rerender(<StudentStateBadge row={row({ state: 'reviewed', ...unfinished })} />);
    expect(screen.getByText('ناتمام، مهلت تمام شد')).toBeTruthy();
    rerender(<StudentStateBadge row={row({ state: 'auto_submitted' })} />);
    expect(screen.getByText('تحویل خودکار')).toBeTruthy();
    rerender(<StudentStateBadge row={row({ state: 'in_progress', ...unfinished })} />);
    expect(screen.getByText('در حال انجام')).toBeTruthy();
  });

  it('has a level, or the reason that there is none', () => {
    const { rerender } = render(<StudentFacts student={row({})} />);
    expect(screen.getByText('سطح: قابل قبول')).toBeTruthy();
    rerender(<StudentFacts student={row({ level: null, items_done: 4 })} />);
    expect(screen.getByText('برای گفتن سطح، کم انجام شده است')).toBeTruthy();
    rerender(<StudentFacts student={row({ level: null, state: 'in_progress', handed_in: false })} />);
    expect(screen.queryByText(/سطح/)).toBeNull();
  });
});

describe('skills of a homework', () => {
  const skill = { id: 'g5-a', title: 'محاسبه', grade: 5, chapter: 1, chapter_title: '', lesson: 1, lesson_title: '' };
  const place = { ...skill, grade: 5 as const, first_page: 1, last_page: 2 };
  const counts = { first_try_right: 0, right: 0, hints_opened: 0 };

  it('a wrong answer that may be given again is in the grid, with a link', () => {
    const mastery = { skill_id: 'g5-a', band: 'starting', n: 1, estimate: null } as const;
    const cell = { student_id: 'a', skill_id: 'g5-a', total: 1, first_try_right: 0, right: 0, mastery };
    const grid = (answered: number) => (
      <HomeworkGrid
        students={[row({})]}
        skills={[{ ...place, answered, done: 0, ...counts }]}
        cells={[{ ...cell, answered, done: 0 }]}
        help={[]}
        hrefOf={(student, of) => `/${student}/${of ?? ''}`}
      />
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200 } as DOMRect);
    const { rerender } = render(grid(1));
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links()).toContain('/a/g5-a');
    rerender(grid(0));
    expect(links()).not.toContain('/a/g5-a');
  });

  it('what is done and what is half done are two numbers', () => {
    render(<SkillsTable skills={[{ ...place, answered: 208, done: 192, ...counts }]} />);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(0, 2)).toEqual(['۱۹۲', '۱۶']);
  });
});

describe('whom a work is for', () => {
  const group = {
    position: 0,
    name: 'کسرها',
    group_id: null,
    is_deleted: false,
    skill_ids: [],
    student_ids: ['a', 'b'],
  };

  it('is said of groups, of one that was deleted since, and of students who were picked', () => {
    const groups = [group, { ...group, position: 1, name: 'هندسه', is_deleted: true, student_ids: ['c'] }];
    const { rerender } = render(<HomeworkFacts assignment={homework({ target: 'groups', groups })} />);
    expect(screen.getByText('کسرها (۲ نفر)، هندسه، که گروهش حذف شده است (۱ نفر)')).toBeDefined();
    rerender(<HomeworkFacts assignment={homework({ target: 'students', groups: [{ ...group, name: '' }] })} />);
    expect(screen.getByText('۲ نفر از کلاس')).toBeDefined();
    rerender(<HomeworkFacts assignment={homework({ target: 'class', groups: [] })} />);
    expect(screen.queryByText('برای')).toBeNull();
  });
});
