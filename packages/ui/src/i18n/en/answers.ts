import type { faLearningAnswers, faRawAnswer } from '../fa/learning-answers.ts';
import type { CardAnswerMessages } from '../fa/learning-card-answers.ts';
import type { DrawnAnswerMessages } from '../fa/learning-drawn-answers.ts';
import type { faCategorize, faMultipleSelect, faUnit } from '../fa/learning-picked-answers.ts';
import type { faLongArithmetic, faTableCells } from '../fa/learning-written-answers.ts';
import type { Messages } from '../messages.ts';
import { learningContent } from './learning.ts';

export const learningAnswers: Messages<typeof faLearningAnswers> = {
  answers: {
    answer: 'Answer',
    answerNumber: (place) => `Answer ${place}`,
    numerator: 'Numerator',
    denominator: 'Denominator',
    whole: 'Whole number',
    statusInvalid: 'To be corrected',
    statusWrong: 'Not yet',
    statusPartial: 'Partly right',
    statusRight: 'Right',
    statusWaiting: 'Saved',
    line: 'Line',
    choiceKeys: 'Choose with the number keys or the arrows.',
    clear: 'Clear',
    cleared: 'All cleared.',
    loading: 'Loading the place for the answer…',
  },
  numberPad: {
    pad: 'Number pad',
    decimalMark: 'Decimal point',
    minus: 'Minus',
    erase: 'Erase',
    next: 'Next box',
    done: 'Check',
  },
  questionSheet: {
    sheet: 'Question',
    hint: 'Hint',
    later: 'Later',
    check: 'Check',
    checking: 'We are looking at it…',
    next: 'Next question',
    again: 'Once more',
    waiting: 'Your answer is saved and is sent by itself.',
    empty: 'Write your answer first, then check it.',
    emptyChoice: 'Choose one of the options first.',
    emptyOrder: 'Put the cards in order first.',
    emptyLine: 'Move the marker on the line first.',
    emptyAngle: 'Turn the arm of the angle first.',
    emptyLevels: 'Move the columns first.',
    emptySectors: 'Color the parts you want first.',
    emptyPoints: 'Set the point on the board first.',
    emptyCells: 'Color the squares you want first.',
    emptyMatch: 'Join each card with its partner first.',
    hintKey: 'Alt+H',
    hintCost: learningContent.hints.cost,
    hintsClose: 'Close the hints',
    hintsDone: 'Now I write',
  },
};

export const rawAnswer: Messages<typeof faRawAnswer> = {
  markedPlace: 'the place on the line that the student marked',
};

export const cardAnswers: CardAnswerMessages = {
  orderEnds: (first, last) => `Order from “${first}” to “${last}”.`,
  orderKeys: 'Pick up with Space or Enter, move with the arrows, then Space or Enter again. Escape puts it back.',
  orderCard: 'movable card',
  orderPlace: (name, place, count) => `${name}, place ${place} of ${count}`,
  orderMove: (name, end) => `Move ${name} towards “${end}”`,
  orderLifted: (name, place, count) => `${name} picked up; place ${place} of ${count}.`,
  orderMoved: (name, place, count) => `${name} moved to place ${place} of ${count}.`,
  orderDropped: (name, place, count) => `${name} put down; place ${place} of ${count}.`,
  orderCancelled: (name, place, count) => `${name} is back; place ${place} of ${count}.`,
  matchKeys: 'Choose a card with Space or Enter, then its partner. Delete parts them.',
  matchAlone: 'no partner yet',
  matchPartner: (partner) => `partner: ${partner}`,
  matchChosen: (name) => `${name} chosen; now choose its partner.`,
  matchLetGo: (name) => `${name} is no longer chosen.`,
  matchJoined: (first, second) => `${first} joined with ${second}.`,
  matchParted: (name, partner) => `${name} parted from ${partner}.`,
  matchLeft: (count) => `${count} pairs left.`,
  matchAllJoined: 'All have a partner.',
};

export const multipleSelect: Messages<typeof faMultipleSelect> = {
  choicesAny: 'Choose every option that is right.',
  choicesExactly: (count) => `Choose ${count} options.`,
  choicesAtLeast: (minimum) => `Choose at least ${minimum} options.`,
  choicesAtMost: (maximum) => `Choose up to ${maximum} options.`,
  choicesBetween: (minimum, maximum) => `Choose ${minimum} to ${maximum} options.`,
  choicesPicked: (count) => `${count} options chosen.`,
  choicesFull: (maximum) => `You have chosen ${maximum} options; to change one, take one away first.`,
  choicesKeys: 'Choose with the number keys or Space; move with the arrows.',
};

export const categorize: Messages<typeof faCategorize> = {
  sortPool: 'No place yet',
  sortPoolEmpty: 'All have a place.',
  sortHere: 'Put it here',
  sortHereIn: (place) => `Put it here: ${place}`,
  sortKeys:
    'Pick up with Space or Enter, choose the group with the arrows, then Space or Enter again. Escape lets go, Delete puts it back.',
  sortCard: 'movable card',
  sortIn: (name, place) => `${name}, in “${place}”`,
  sortWaiting: (name) => `${name}, no place yet`,
  sortLifted: (name) => `${name} picked up; choose its group.`,
  sortOver: (place) => `Over “${place}”.`,
  sortDropped: (name, place) => `${name} put in “${place}”.`,
  sortReturned: (name) => `${name} is back.`,
  sortLetGo: (name) => `${name} stays where it was.`,
  sortLeft: (count) => `${count} cards left.`,
  sortNoneLeft: 'All have a place.',
};

export const unit: Messages<typeof faUnit> = { unitNumber: 'Number', unit: 'Unit' };

export const tableCells: Messages<typeof faTableCells> = {
  tableRow: (place) => `Row ${place}`,
  tableColumn: (place) => `Column ${place}`,
  tableCell: (column, row) => `${column}, ${row}`,
  tableKeys: 'Go to another empty cell with the arrows.',
};

export const longArithmetic: Messages<typeof faLongArithmetic> = {
  longAsked: (spoken) => `Work it out in columns: ${spoken}.`,
  longKeys: 'Write one digit in each box. Go to another box with the arrows, to the next row with Enter.',
  longPlaces: ['ones', 'tens', 'hundreds'],
  longGroups: ['', 'thousand', 'million', 'billion'],
  longDecimals: ['tenths', 'hundredths', 'thousandths'],
  longCarry: (place) => `Small digit over ${place}`,
  longPartial: (line, place) => `Row ${line}, ${place}`,
  longResult: (place) => `Result, ${place}`,
  longQuotient: (digit) => `Quotient, digit ${digit}`,
  longTaken: (step, digit) => `Step ${step}, what is taken away, under digit ${digit}`,
  longLeft: (step, digit) => `Step ${step}, what is left, under digit ${digit}`,
};

export const drawnAnswers: DrawnAnswerMessages = {
  lineHandle: 'Marker on the line',
  lineDescription: (from, to, parts) =>
    `A line from ${from} to ${to}; between two of its numbers are ${parts} equal parts.`,
  lineDescriptionWhole: (from, to) => `A line from ${from} to ${to}.`,
  lineUntouched: 'Nothing marked yet',
  lineOnMark: (mark) => `on ${mark}`,
  linePastMark: (lines, mark) => `${lines} lines past ${mark}`,
  lineBack: 'One line to the left',
  lineForward: 'One line to the right',
  clockHour: 'Hour',
  clockMinute: 'Minute',
  clockSecond: 'Second',
  cellsBoard: (rows, columns) =>
    `A board of ${rows} rows and ${columns} columns; rows are counted from the top, columns from the left.`,
  cellsKeys: 'Move with the arrows, color with Space or Enter.',
  cellsPlace: (row, column) => `row ${row}, column ${column}`,
  cellsFixed: (place) => `${place}, already colored`,
  cellsAxisBetween: (isUpright, before, after) =>
    isUpright
      ? `The upright line of symmetry is between column ${before} and column ${after}.`
      : `The level line of symmetry is between row ${before} and row ${after}.`,
  cellsAxisThrough: (isUpright, place) =>
    isUpright
      ? `The upright line of symmetry goes through column ${place}.`
      : `The level line of symmetry goes through row ${place}.`,
  cellsSlanted: (isFalling) =>
    isFalling
      ? 'The slanted line of symmetry goes from the top left to the bottom right.'
      : 'The slanted line of symmetry goes from the bottom left to the top right.',
  zoomIn: 'Enlarge',
  zoomOut: 'Show all',
  pointsKeys: (count) => `Set ${count} points: move with the arrows, then Space or Enter.`,
  pointsPlace: (across, up) => `${across} squares from the left, ${up} squares from the bottom`,
  pointsCoordinates: (x, y) => `x ${x}, y ${y}`,
  pointsLetter: (place, letter) => `${place}, point ${letter}`,
  pointsSet: (place, set, count) => `Point set: ${place}; ${set} of ${count}.`,
  pointsTaken: (place) => `Point taken away: ${place}.`,
  sectorsKeys: 'Move with the arrows, color with Space or Enter. Delete takes the color away.',
  sectorsShape: (shape, parts) =>
    `${{ bar: 'A bar', circle: 'A circle', spinner: 'A spinner' }[shape]} of ${parts} equal parts`,
  sectorsPart: (place, parts) => `Part ${place} of ${parts}`,
  sectorsWhite: 'no color',
  sectorsShaded: 'colored',
  sectorsPalette: 'Colors',
  levelsKeys: 'Change the height with the up and down arrows, go to the next column with left and right.',
  levelsBlockKeys: 'Go between towers with the arrows, pick up and put down a block with Space or Enter.',
  levelsUnset: 'not set yet',
  levelsTower: (label, blocks) => `${label}, ${blocks} blocks`,
  levelsLifted: (label) => `A block of ${label} picked up; choose the tower to put it on.`,
  levelsMoved: (from, to) => `Block put down: ${from}, ${to}.`,
  levelsPutBack: 'The block is back in its place.',
  levelsNone: (label) => `${label} has no block.`,
  levelsFull: (label) => `${label} is full.`,
  angleArm: 'Arm of the angle',
  angleUntouched: 'Not turned yet',
  angleReading: (inner, outer) => `inner scale ${inner}, outer ${outer}`,
  angleDescription: (zero) =>
    `A protractor; one arm of the angle is on the zero at the ${zero}. The inner scale is counted from the right, the outer one from the left. Turn the other arm with the arrows.`,
  angleLeft: 'One degree to the left',
  angleRight: 'One degree to the right',
};
