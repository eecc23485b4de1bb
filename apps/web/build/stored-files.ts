import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from './pages.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

export interface StoredFile {
  readonly url: string;
  /** A hash of the content; null where the address has one. */
  readonly revision: string | null;
}

/** What a student without a network opens: today's work, homework, reviews and the course. */
const MODULES = [
  ...PAGES.login,
  ...PAGES.home,
  ...PAGES.question,
  'src/app/routes/student-practice.ts',
  'src/work/homework/student/HomeworksScreen.tsx',
  'src/work/homework/student/HomeworkScreen.tsx',
  'src/practice/review/CourseReviewScreen.tsx',
  'src/practice/review/ReviewScreen.tsx',
  'src/practice/review/ReviewQuestionScreen.tsx',
  'src/practice/course/CoursesScreen.tsx',
  'src/practice/course/CourseScreen.tsx',
];

/** Where a module loads something later that is of other screens, or that needs the network: only what is listed is followed there. */
const ELSEWHERE = new RegExp(
  `^src/(${[
    'app/(prerender|routes|search|class|home/(?!student/)|layouts/(Public|Teacher|Management))',
    'auth/(?!session/|strings/)|help/|school/|progress/|surveys/|payments/|reports/|lab/|site/',
    'questions/(browser|preview|skills)/',
    'work/(?!homework/(student/|[^/]+$))',
    'practice/(exercise/|course/ReadyPackages)',
    'messages/(chat/|class-messages/(ClassMessageScreen|teacher/))',
    'accounts/(register|registrations)/',
    'platform/plain/',
  ].join('|')})`,
);

/** The page of the app, as the worker stores it: the server writes the look of a school's host into every page. */
export const SHELL = '/student?shell';

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * The files of a build that a student needs without a network: the page, its scripts, styles and fonts, and every part that the
 * listed modules load later.
 * @throws {Error} where a listed module is not in the build
 */
export function storedFiles(dist: string): StoredFile[] {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file));
  const first = [...files];
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build: has it moved?`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const later of chunk.dynamicImports ?? []) if (!ELSEWHERE.test(later)) visit(later);
  };
  for (const [key, { file }] of Object.entries(chunks)) if (first.includes(file)) visit(key);
  for (const key of MODULES) visit(key);

  const named = ['boot.js', 'icon.svg', ...readdirSync(join(dist, 'avatars')).map((file) => `avatars/${file}`)];
  return [
    { url: SHELL, revision: hash(page) },
    ...named.map((file) => ({ url: `/${file}`, revision: hash(readFileSync(join(dist, file))) })),
    ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
  ];
}
