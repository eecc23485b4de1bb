import type { AnswerModel } from '../kind.ts';
import { orderEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { OrderForm, OrderInput, OrderKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const orderModel: AnswerModel<OrderForm, OrderInput, OrderKey> = {
  kind: 'order',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: orderEmptiness,
};
