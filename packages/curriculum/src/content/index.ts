export { display, figureBlock, line, math, type Piece, p, paragraph, strong, text } from './build.ts';
export {
  blank,
  digitAt,
  emphasis,
  frac,
  fracOf,
  group,
  mixed,
  mixedOf,
  type NodeLike,
  num,
  op,
  percent,
  row,
  words,
} from './nodes.ts';
export { plainBlocks, plainLine, plainMath } from './plain.ts';
