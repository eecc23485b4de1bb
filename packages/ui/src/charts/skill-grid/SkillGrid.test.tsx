import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { SkillBars } from './SkillBars.tsx';
import { SkillGrid } from './SkillGrid.tsx';
import { demoMastery, demoSkills, demoStudents } from './testing/demo-class-mastery.ts';
import type { SkillGridProps } from './types.ts';

const props: SkillGridProps = {
  caption: 'مهارت‌های فصل ۲',
  skills: demoSkills,
  students: demoStudents,
  mastery: demoMastery,
};

describe('SkillGrid', () => {
  it('is a table with headers of both kinds', async () => {
    const { container } = renderPersian(<SkillGrid {...props} />);
    const grid = within(screen.getByRole('grid', { name: 'مهارت‌های فصل ۲' }));
    const columns = grid.getAllByRole('columnheader');
    const [corner, ...heads] = columns.map((header) => header.textContent);
    expect(corner).toBe('۷ دانش‌آموز');
    expect(heads.map((head, place) => head?.startsWith(demoSkills[place]?.title ?? '-'))).not.toContain(false);
    for (const column of columns) expect(column.getAttribute('scope')).toBe('col');
    expect(grid.getByRole('rowheader', { name: 'آوا احمدی' }).getAttribute('scope')).toBe('row');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says each band by a word and the number of answers, not by color alone', () => {
    renderPersian(<SkillGrid {...props} />);
    const cells = [...screen.getByRole('row', { name: /پارسا کریمی/ }).querySelectorAll('td')];
    const heard = cells.map((cell) =>
      [...cell.querySelectorAll('span:not([aria-hidden]):not(:has(span))')].map((span) => span.textContent).join(''),
    );
    expect(heard).toEqual([
      'یاد گرفته، ۸ پاسخ',
      'نزدیک یادگیری، ۱۰ پاسخ',
      'در حال یادگیری، ۱۲ پاسخ',
      'در حال یادگیری، ۵ پاسخ، کمک می‌خواهد',
      'ندیده',
      'در حال شروع، ۲ پاسخ',
    ]);
  });

  it('says of each skill how many have learned it and how many need help', () => {
    renderPersian(<SkillGrid {...props} />);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads[1]).toContain('۵ نفر یاد گرفته‌اند');
    expect(heads[1]).not.toContain('کمک');
    expect(heads[2]).toMatch(/۴ نفر یاد گرفته‌اند، ۱ نفر کمک می‌خواهند$/);
    expect(screen.getByRole('rowheader', { name: /پارسا کریمی/ }).textContent).toBe('پارسا کریمی، کمک می‌خواهد');
    expect(screen.getByRole('rowheader', { name: 'آوا احمدی' })).toBeTruthy();
  });

  it('explains all six marks in a legend', () => {
    renderPersian(<SkillGrid {...props} />);
    const legend = within(screen.getByRole('list', { name: 'راهنمای نشانه‌ها' }));
    expect(legend.getAllByRole('listitem').map((item) => item.textContent?.replace('–', ''))).toEqual([
      'ندیده',
      'در حال شروع',
      'در حال یادگیری',
      'نزدیک یادگیری',
      'یاد گرفته',
      'مسلط',
      'کمک می‌خواهد',
    ]);
  });

  it.each(DIRECTIONS)('is one Tab stop, walked by arrows in $dir', async ({ dir, next, previous }) => {
    const { user } = renderPersian(
      <>
        <SkillGrid {...props} />
        <button type="button">پس از جدول</button>
      </>,
      { dir },
    );
    await user.tab();
    expect(document.activeElement?.textContent).toBe('۷ دانش‌آموز');
    await user.keyboard(`{ArrowDown}${next}`);
    expect(document.activeElement).toBe(screen.getAllByRole('link')[0]);
    await user.keyboard(`${next}{ArrowDown}`);
    expect(document.activeElement?.textContent).toContain('نزدیک یادگیری، ۱۰ پاسخ');
    await user.keyboard(previous);
    expect(document.activeElement?.textContent).toContain('یاد گرفته، ۸ پاسخ');
    await user.keyboard('{Home}');
    expect(document.activeElement?.textContent).toContain('پارسا کریمی');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('۷ دانش‌آموز');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement?.textContent).toContain('نزدیک یادگیری');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('پس از جدول');
    await user.tab({ shift: true });
    expect(document.activeElement?.textContent).toContain('نزدیک یادگیری');
  });

  it('follows links inside the app by a plain press only', () => {
    const onNavigate = vi.fn();
    renderPersian(<SkillGrid {...props} onNavigate={onNavigate} />);
    const link = screen.getAllByRole('link')[0];
    if (!link) throw new Error('no link');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(onNavigate).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('#student-0-improper');
  });
});

describe('SkillBars', () => {
  it('shows a bar for each skill or each student, with who needs help beside the name', async () => {
    const onNavigate = vi.fn();
    const skills = demoSkills.map((skill) => ({ ...skill, href: `#${skill.id}` }));
    const { container, user } = renderPersian(<SkillBars {...props} skills={skills} onNavigate={onNavigate} />);
    const heard = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
    expect(heard()).toEqual(['مهارت‌های فصل ۲', ...demoSkills.map(({ title }) => title), 'راهنمای نشانه‌ها']);
    expect(screen.getAllByText('۱ نفر کمک می‌خواهند')).toHaveLength(3);
    expect(await axeFindings(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'عدد مخلوط' }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('#mixed');
    await user.click(screen.getByRole('button', { name: 'دانش‌آموزان' }));
    expect(heard().slice(1, -1)).toEqual(demoStudents.map(({ name }) => name));
  });
});
