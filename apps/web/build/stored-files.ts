import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { BuiltFiles, Part, Parts } from './first-build-parts.ts';
import { PAGES } from './pages.ts';

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
  'src/app/routes/student-screens.ts',
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
    'app/(prerender|routes|search|class|home/(?!student/)|home/student/Home(Badges|Mascot)|layouts/(Public|Teacher|Management|HeaderTools))',
    'auth/(?!session/|strings/)|help/|school/|progress/|surveys/|payments/|reports/|lab/|site/',
    'questions/(browser|preview|skills)/|questions/student/(PeekingMascot|SkillMilestone|QuestionReportDialog|ReadAloud|example/(Worked|Faded)Example)',
    'work/(?!homework/(student/(?!WorkMilestone)|[^/]+$))',
    'practice/(exercise/|placement/|warm-up/WarmUpEnd|skill/StepBack|course/ReadyPackages)',
    'messages/(chat/|class-messages/(ClassMessageScreen|teacher/))',
    'accounts/(register|registrations|profile)/|accounts/account/AccountScreen|notifications/NotificationsScreen',
    'platform/(api-address|plain)/',
  ].join('|')})`,
);

/** Letters of other languages in the Arabic script: without a network the device's own font has them. */
const SELDOM = /vazirmatn-arabic.*\.woff2$/;

/** The page of the app, as the worker stores it: the server writes the look of a school's host into every page. */
export const SHELL = '/student?shell';

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The parts that a student needs without a network: the listed modules, and what they load later. */
export function storedParts(root: string, { entry, of, withImports }: Parts): ReadonlySet<Part> {
  const parts = new Set<Part>();
  const visit = (part: Part) => {
    for (const each of withImports(part)) {
      if (parts.has(each)) continue;
      parts.add(each);
      for (const later of each.later) if (!ELSEWHERE.test(relative(root, later.module ?? ''))) visit(later);
    }
  };
  visit(entry);
  for (const module of MODULES) visit(of(resolve(root, module)));
  return parts;
}

/**
 * The files of a build that a student needs without a network: the page, its scripts, styles and fonts, and every part that the
 * listed modules load later.
 * @throws {Error} where a listed module is not in the build
 */
export function storedFiles(root: string, dist: string, all: Parts, { filesOf, assetsOf }: BuiltFiles): StoredFile[] {
  const parts = storedParts(root, all);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const ofPage = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const code = filesOf([...parts].flatMap(({ module, modules }) => [...(module ? [module] : []), ...modules.keys()]));
  const files = new Set([...ofPage, ...code, ...assetsOf(code).filter((file) => !SELDOM.test(file))]);

  const named = ['icon.svg', ...readdirSync(join(dist, 'avatars')).map((file) => `avatars/${file}`)];
  return [
    { url: SHELL, revision: hash(page) },
    ...named.map((file) => ({ url: `/${file}`, revision: hash(readFileSync(join(dist, file))) })),
    ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
  ];
}
