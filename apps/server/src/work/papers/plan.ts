import type { PaperKind } from '@mashq/api/contract';
import { type Chapter, type Grade, type MathBook, mathBook, persianNumber, skillById } from '@mashq/curriculum';
import { stableSeed } from '../../questions/different-question.ts';

/** Questions of a term's paper, one point each: the marks of a paper count to twenty. */
const TERM_QUESTIONS = 20;
const CHAPTER_QUESTIONS = 12;
/** Of a second term's paper, the share of the chapters that the first term's has asked. */
const EARLIER_SHARE = 0.25;

export interface PaperChapter {
  readonly chapter: Chapter;
  readonly questions: number;
}

export interface Paper {
  readonly kind: PaperKind;
  /** Of a review of one chapter. */
  readonly chapter: number | null;
  readonly title: string;
  readonly chapters: readonly PaperChapter[];
}

const pagesOf = ({ firstPage, lastPage }: Chapter) => lastPage - firstPage + 1;
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The skills of each lesson of a chapter that can be asked. */
function skillsOf({ lessons }: Chapter): readonly (readonly string[])[] {
  return lessons
    .map(({ skills }) => skills.map(({ id }) => id).filter((id) => skillById(id) !== undefined))
    .filter((ids) => ids.length > 0);
}

/** Shares of `questions` by weight: whole numbers that add up to it, the largest remainders rounded up, everybody at least one. */
export function sharesBy(weights: readonly number[], questions: number): number[] {
  if (weights.length === 0) return [];
  const sum = total(weights);
  const exact = weights.map((weight) => (weight * (questions - weights.length)) / sum);
  const shares = exact.map((share) => 1 + Math.floor(share));
  const byRest = exact.map((share, index) => [share % 1, index] as const).sort(([a], [b]) => b - a);
  const left = questions - total(shares);
  for (const [, index] of byRest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** How many chapters of a book the first term has: those that come nearest to half of its pages. */
export function firstTermChapters({ chapters }: Pick<MathBook, 'chapters'>): number {
  const half = total(chapters.map(pagesOf)) / 2;
  const distances = chapters.map((_, index) => Math.abs(total(chapters.slice(0, index + 1).map(pagesOf)) - half));
  return distances.indexOf(Math.min(...distances)) + 1;
}

function withShares(chapters: readonly Chapter[], questions: number): readonly PaperChapter[] {
  const shares = sharesBy(chapters.map(pagesOf), questions);
  return chapters.map((chapter, index) => ({ chapter, questions: shares[index] ?? 0 }));
}

/** The paper of a kind, or null where the book has no such chapter. */
export function paperOf(grade: Grade, kind: PaperKind, chapter: number | null): Paper | null {
  const book = mathBook(grade);
  const border = firstTermChapters(book);
  const earlier = book.chapters.slice(0, border);
  const asked = Math.round(TERM_QUESTIONS * EARLIER_SHARE);
  switch (kind) {
    case 'first_term':
      return {
        kind,
        chapter: null,
        title: `آزمون نوبت اول، ${book.title}`,
        chapters: withShares(earlier, TERM_QUESTIONS),
      };
    case 'second_term':
      return {
        kind,
        chapter: null,
        title: `آزمون نوبت دوم، ${book.title}`,
        chapters: [...withShares(earlier, asked), ...withShares(book.chapters.slice(border), TERM_QUESTIONS - asked)],
      };
    case 'chapter': {
      const found = book.chapters.find(({ number }) => number === chapter);
      return found === undefined
        ? null
        : {
            kind,
            chapter: found.number,
            title: `مرور فصل ${persianNumber(found.number)}: ${found.title}`,
            chapters: [{ chapter: found, questions: CHAPTER_QUESTIONS }],
          };
    }
  }
}

/** Every paper of a book: both terms, then chapter by chapter. */
export function papersOf(grade: Grade): readonly Paper[] {
  const chapters = mathBook(grade).chapters.map(({ number }) => paperOf(grade, 'chapter', number));
  return [paperOf(grade, 'first_term', null), paperOf(grade, 'second_term', null), ...chapters].filter(
    (paper) => paper !== null,
  );
}

/** The same things in an order by seed. */
function shuffled<Each extends string | readonly string[]>(seed: number, all: readonly Each[]): Each[] {
  return all
    .map((each, index) => [stableSeed(seed, 'paper', index), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);
}

/**
 * The skills that a paper asks with this seed, in the book's order: lesson after lesson one, until the chapter has its questions;
 * only where every skill is in it, some come twice.
 */
export function skillsOfPaper(
  { chapters }: Paper,
  seed: number,
): readonly { readonly skillId: string; readonly items: number }[] {
  return chapters.flatMap(({ chapter, questions }) => {
    const lessons = skillsOf(chapter);
    const turns = shuffled(
      stableSeed(seed, 'lessons', chapter.number),
      lessons.map((skills, index) => shuffled(stableSeed(seed, chapter.number, index), skills)),
    );
    const most = Math.max(0, ...turns.map((skills) => skills.length));
    const inTurn = Array.from({ length: most }, (_, turn) =>
      turns.flatMap((skills) => skills.slice(turn, turn + 1)),
    ).flat();
    const items = new Map<string, number>();
    for (let at = 0; at < questions && inTurn.length > 0; at += 1) {
      const skillId = inTurn[at % inTurn.length] ?? '';
      items.set(skillId, (items.get(skillId) ?? 0) + 1);
    }
    return lessons.flat().flatMap((skillId) => {
      const asked = items.get(skillId);
      return asked === undefined ? [] : [{ skillId, items: asked }];
    });
  });
}
