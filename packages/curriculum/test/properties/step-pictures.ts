import { plainBlocks } from '../../src/content/plain.ts';
import type { Block, Figure, Question } from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';
import { testedKind } from '../answer-kinds/index.ts';
import { holds, readFigure } from './texts.ts';

const figuresIn = (blocks: readonly Block[]): readonly Figure[] =>
  blocks.flatMap((block) => (block.t === 'figure' ? [block.figure] : []));

/** Answers that are numbers: of other kinds a picture may show what a step does without writing it. */
const typedKinds: readonly string[] = ['integer', 'decimal', 'fraction', 'mixed', 'clock'];

const canonical = /^-?\d+(?:\.\d+)?$/;

/** What can be read of a figure, its description too, numbers as they are printed. */
function readIn(figure: Figure): string {
  const { words, numbers: all } = readFigure(figure);
  // Digits in their places are one number.
  const numbers = figure.t === 'place-table' ? figure.rows.map((digits) => digits.join('')) : all;
  return [...words, ...numbers.map((one) => (canonical.test(one) ? persianNumber(one) : one))].join('\n');
}

/**
 * Where a figure of the help shows the answer before a step says it, or has nothing to be read in its place; null where all is
 * well. What the question itself shows may be drawn again.
 */
export function pictureFault({ answer, key, stem, figure, hints, solution }: Question): string | null {
  const inHelp = [...hints, ...solution].flatMap(({ content }) => figuresIn(content));
  if (inHelp.some(({ description }) => description.trim() === '')) return 'a figure of the help has no description';
  if (!typedKinds.includes(key.kind)) return null;
  const kind = testedKind(key.kind);
  if (!(typeof kind.isTelling === 'boolean' ? kind.isTelling : kind.isTelling(key))) return null;
  const given = plainBlocks(stem) + (figure === undefined ? '' : readIn(figure));
  const hidden = (kind.stated ?? kind.printed)(key, answer).filter((piece) => !holds(given, piece));
  const tooSoon = (content: readonly Block[], said: string) =>
    figuresIn(content).some((one) => hidden.some((piece) => !holds(said, piece) && holds(readIn(one), piece)));
  const spoken = (content: readonly Block[]) => plainBlocks(content.filter(({ t }) => t !== 'figure'));
  const hint = hints.findIndex(({ content }) => tooSoon(content, ''));
  if (hint >= 0) return `the figure of hint ${hint + 1} shows the answer`;
  let said = '';
  for (const [index, { content }] of solution.entries()) {
    const words = spoken(content);
    // A number above or below a fraction bar is said too.
    said += `\n${words}\n${words.replaceAll('⁄', ' ')}`;
    if (tooSoon(content, said)) return `the figure of step ${index + 1} shows the answer before it is said`;
  }
  return null;
}

/** How many questions of a skill have a figure, and how many solutions. */
export interface PictureCount {
  readonly questions: number;
  readonly drawn: number;
  /** Asked with a figure, and of them those whose solution has one. */
  readonly asked: number;
  readonly askedDrawn: number;
}

export const noPictures: PictureCount = { questions: 0, drawn: 0, asked: 0, askedDrawn: 0 };

/** The count with one question more. */
export function countPictures(count: PictureCount, { figure, stem, solution }: Question): PictureCount {
  const isAsked = figure !== undefined || figuresIn(stem).length > 0;
  const isDrawn = solution.some(({ content }) => figuresIn(content).length > 0);
  return {
    questions: count.questions + 1,
    drawn: count.drawn + Number(isDrawn),
    asked: count.asked + Number(isAsked),
    askedDrawn: count.askedDrawn + Number(isAsked && isDrawn),
  };
}

/** In how many skills at least half of the solutions are drawn, and how many questions that are all over. */
export function pictureShares(counts: readonly PictureCount[]): {
  readonly skills: number;
  readonly all: PictureCount;
} {
  return {
    skills: counts.filter(({ drawn, questions }) => questions > 0 && 2 * drawn >= questions).length,
    all: counts.reduce(
      (sum, one) => ({
        questions: sum.questions + one.questions,
        drawn: sum.drawn + one.drawn,
        asked: sum.asked + one.asked,
        askedDrawn: sum.askedDrawn + one.askedDrawn,
      }),
      noPictures,
    ),
  };
}
