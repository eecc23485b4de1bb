import type { Page } from 'playwright-core';

export interface Screen {
  readonly name: string;
  readonly user?: string;
  /** Opened first without being measured: what the address of the screen is found in. */
  readonly path: string | ((page: Page) => Promise<string>);
  /** What makes it usable. */
  readonly ready: string;
}

const hrefOf = (start: string) => async (page: Page) => {
  const link = page.locator(`main a[href^="${start}"]`).first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
};

/** Calls the API as the user of a page. */
const ask = <T>(page: Page, path: string) =>
  page.evaluate(async (address) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return (await fetch(`/api${address}`, { headers })).json();
  }, path) as Promise<T>;

interface Question {
  question_id: string;
  sheet: { skillId: string; answer: { kind: string; blanks?: unknown[] } };
}

/** A skill whose questions ask for one whole number, and that was practiced: no example comes before its question. */
export async function skillWithNumber(page: Page): Promise<string> {
  const { chapters } = await ask<{ chapters: { skills: { id: string; mastery: { n: number } }[] }[] }>(
    page,
    '/member/skills/',
  ).then((reply) => (Array.isArray(reply) ? { chapters: reply } : reply));
  for (const { id, mastery } of chapters.flatMap(({ skills }) => skills)) {
    if (mastery.n === 0) continue;
    const question = await ask<Question>(page, `/member/questions/?skillName=${id}`);
    if (question.sheet?.answer.kind === 'integer') return id;
  }
  throw new Error('no skill asks for a whole number');
}

/** The screens that are measured, and with whom. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/auth/login', ready: 'form input' },
  { name: 'student home', user: 'g5a-03', path: '/student', ready: 'main a[href^="/student/"]' },
  {
    name: 'question',
    user: 'g5a-03',
    path: async (page) => `/student/skill/question/${await skillWithNumber(page)}`,
    ready: 'main button[data-pad], main [role=group] button, main input',
  },
  { name: 'teacher home', user: 'rezaei', path: '/teacher', ready: 'main a[href^="/teacher/homework/"]' },
  {
    name: 'report',
    user: 'rezaei',
    path: hrefOf('/teacher/homework/'),
    ready: 'main table, main [role=grid], main fieldset button[aria-pressed]',
  },
  { name: 'school', user: 'modir1', path: '/school', ready: 'main a[href^="/school/class/"]' },
  { name: 'organization', user: 'sazman', path: '/organization', ready: 'main a[href^="/organization/"]' },
  { name: 'admin chat', user: 'admin', path: '/admin/chatList', ready: 'main [role=option]' },
];
