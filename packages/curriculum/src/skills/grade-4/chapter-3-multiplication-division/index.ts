import type { Skill } from '../../../model/index.ts';
import { div1digitExact } from './div-1digit-exact.ts';
import { div1digitRemainder } from './div-1digit-remainder.ts';
import { div2digit } from './div-2digit.ts';
import { divCheckRelation } from './div-check-relation.ts';
import { divPartialQuotients } from './div-partial-quotients.ts';
import { divWord } from './div-word.ts';
import { divisible2510 } from './divisible-2-5-10.ts';
import { divisibleDefinition } from './divisible-definition.ts';
import { estimateProduct } from './estimate-product.ts';
import { estimateSum } from './estimate-sum.ts';
import { mult2x2 } from './mult-2x2.ts';
import { mult3x2 } from './mult-3x2.ts';
import { multArea2x2 } from './mult-area-2x2.ts';
import { multWord2x2 } from './mult-word-2x2.ts';
import { psListEliminate } from './ps-list-eliminate.ts';

/** Grade 4, chapter 3: multiplication and division. */
export const gradeFourMultiplicationDivision: readonly Skill[] = [
  psListEliminate,
  multArea2x2,
  mult2x2,
  mult3x2,
  multWord2x2,
  estimateProduct,
  estimateSum,
  divisibleDefinition,
  divisible2510,
  div1digitExact,
  div1digitRemainder,
  divPartialQuotients,
  div2digit,
  divCheckRelation,
  divWord,
];
