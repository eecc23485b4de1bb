import type { Question } from '../../src/model/index.ts';
import { testedKind } from '../answer-kinds/index.ts';
import { type Readable, readBlocks, readFigure, textsOf } from './texts.ts';

/** Words and numbers of a whole question, misconceptions and solution included. */
export function readQuestion(question: Question): Readable {
  const { stem, figure, answer, misconceptions, hints, solution } = question;
  const read = [
    readBlocks(stem),
    ...(figure ? [readFigure(figure)] : []),
    testedKind(answer.kind).texts(answer),
    ...misconceptions.map(({ title, message }) => {
      const { words, numbers } = textsOf(message);
      return { words: [title, ...words], numbers };
    }),
    ...[...hints, ...solution].map(({ content }) => readBlocks(content)),
  ];
  return { words: read.flatMap(({ words }) => words), numbers: read.flatMap(({ numbers }) => numbers) };
}
