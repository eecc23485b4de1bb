import type { AnswerModel } from '../kind.ts';
import { orderEmptiness } from './empty.ts';
import * as match from './match.ts';
import type { OrderForm, OrderInput, OrderKey } from './model.ts';
import { open } from './open.ts';
import * as print from './print.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const orderModel: AnswerModel<OrderForm, OrderInput, OrderKey> = {
  kind: 'order',
  open,
  read,
  ...match,
  ...print,
  emptiness: orderEmptiness,
};
