import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MashqProvider } from '@mashq/ui/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { guides as studentGuides } from './content/student.ts';
import { guides as teacherGuides } from './content/teacher.ts';
import { searchGuides } from './GuideList.tsx';
import { GuidesPage } from './GuidesPage.tsx';
import { pictureName } from './guide.ts';

const all = [
  { reader: 'student', guides: studentGuides, least: 10 },
  { reader: 'teacher', guides: teacherGuides, least: 16 },
] as const;
const files = readdirSync(join(import.meta.dirname, 'pictures')).sort();

describe.each(all)('the guides of $reader', ({ reader, guides, least }) => {
  it('are many enough, each with an address of its own and three to seven steps', () => {
    expect(guides.length).toBeGreaterThanOrEqual(least);
    expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
    expect(guides.filter(({ steps }) => steps.length < 3 || steps.length > 7)).toEqual([]);
  });

  it('have a picture for each step, and no other', () => {
    const names = guides.flatMap(({ id, steps }) => steps.map((_, index) => `${pictureName(reader, id, index)}.webp`));
    expect(files.filter((file) => file.startsWith(reader))).toEqual(names.sort());
  });

  it('are written in Persian letters', () => {
    expect(JSON.stringify(guides)).not.toMatch(/[يك]/);
  });
});

describe('searchGuides', () => {
  const found = (typed: string) => searchGuides(studentGuides, typed).map(({ id }) => id);

  it('does not mind Arabic letters or half-spaces', () => {
    expect(found('تكليف')).toContain('homework');
    expect(found('باغ پیچ درپیچ')[0]).toBe('maze');
  });

  it('finds by other words too, titles first, and nothing by words that are nowhere', () => {
    expect(found('جایزه')).toEqual(['badges']);
    expect(found('آزمون')[0]).toBe('quiz');
    expect(found('فیزیک')).toEqual([]);
  });
});

function open(path: string) {
  const { hook, searchHook } = memoryLocation({ path });
  render(
    <MashqProvider>
      <Router hook={hook} searchHook={searchHook}>
        <GuidesPage
          reader="teacher"
          guides={teacherGuides}
          pictures={{ './pictures/teacher-print-1.webp': '/one.webp' }}
        />
      </Router>
    </MashqProvider>,
  );
}

test('the address opens one guide, with the picture and its words', () => {
  open('/teacher/guide?guide=print');
  expect(screen.getByRole('heading', { level: 1, name: 'چاپ برگهٔ تمرین' })).toBeTruthy();
  const [first] = screen.getAllByRole('img');
  expect(first?.getAttribute('src')).toBe('/one.webp');
  expect(first?.getAttribute('alt')).toContain('افزودن مهارت');
});

test('an unknown guide says so and shows all of them', async () => {
  open('/teacher/guide?guide=physics');
  expect(screen.getByText(/این راهنما را نداریم/)).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'دنبال چه می‌گردید؟' }), 'اکسل');
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'گرفتن گزارش به‌صورت فایل',
  ]);
});

test('what was searched for is in the address: Back from a guide leads to what was found', async () => {
  const { hook, searchHook, history } = memoryLocation({ path: '/teacher/guide', record: true });
  const list = (
    <MashqProvider>
      <Router hook={hook} searchHook={searchHook}>
        <GuidesPage reader="teacher" guides={teacherGuides} pictures={{}} />
      </Router>
    </MashqProvider>
  );
  const { unmount } = render(list);
  await userEvent.type(screen.getByRole('searchbox'), 'اکسل');
  expect(new URL(history.at(-1) ?? '', 'http://host').searchParams.get('search')).toBe('اکسل');
  unmount();
  render(list);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('اکسل');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
