export { additionBars, barModels, barModelsTimesSecond } from './bar-models.ts';
export { colorsMarked } from './chances.ts';
export { onChart } from './charts.ts';
export { handRead, timesShown } from './clocks.ts';
export {
  areaWritten,
  lettersMarked,
  piecesWritten,
  quartersWritten,
  rightAngleBeside,
  sidesAdded,
  unknownFilled,
} from './drawings.ts';
export { fractionNamed, fractionsDrawn, partsOfQuantity } from './fractions.ts';
export {
  blocksInPlaces,
  coordinatesRead,
  cubeLayers,
  moneySorted,
  partsColored,
  percentSquares,
  repeatedShapes,
  rowsCounted,
  scaleMarked,
  wholeCentimetres,
} from './measures.ts';
export { hopsOnAnswerLine, movesOnLine, onAnswerLine, signedPoints } from './number-lines.ts';
export { comparedInPlaces, digitInPlace, numberInPlaces } from './places.ts';
export { productRectangle, ratioTable } from './rectangles.ts';
export { roundingLine } from './rounding.ts';
export type { StepPictures } from './step-picture.ts';
export { machineFilled, onTable, pieceCounts } from './tables.ts';
export { columnsAndRows, countingHops, hopOfSum, rowsAndColumns, writtenInColumns } from './whole-numbers.ts';
export { withStepPictures } from './with-step-pictures.ts';
