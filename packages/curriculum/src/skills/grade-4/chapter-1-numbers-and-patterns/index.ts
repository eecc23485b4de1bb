import type { Skill } from '../../../model/index.ts';
import { compareOrderSix } from './compare-order-six.ts';
import { machineRuleTwoStep } from './machine-rule-two-step.ts';
import { machineTwoStep } from './machine-two-step.ts';
import { makeNumberFromDigits } from './make-number-from-digits.ts';
import { millionMoney } from './million-money.ts';
import { millionPlaceValue } from './million-place-value.ts';
import { millionReadWrite } from './million-read-write.ts';
import { patternFigureTable } from './pattern-figure-table.ts';
import { patternNumberRule } from './pattern-number-rule.ts';
import { placeValueSix } from './place-value-six.ts';
import { psPatternStrategy } from './ps-pattern-strategy.ts';
import { readSixDigit } from './read-six-digit.ts';
import { writeSixDigit } from './write-six-digit.ts';

/** Grade 4, chapter 1: numbers and patterns. */
export const gradeFourNumbersAndPatterns: readonly Skill[] = [
  psPatternStrategy,
  readSixDigit,
  writeSixDigit,
  placeValueSix,
  compareOrderSix,
  makeNumberFromDigits,
  patternNumberRule,
  patternFigureTable,
  machineTwoStep,
  machineRuleTwoStep,
  millionReadWrite,
  millionPlaceValue,
  millionMoney,
];
