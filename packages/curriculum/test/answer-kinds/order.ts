import { plainMath } from '../../src/content/plain.ts';
import type { OrderForm, OrderKey } from '../../src/model/index.ts';
import { textsOf } from '../properties/texts.ts';
import type { TestedKind } from './kind.ts';

const printed = ({ items }: OrderKey, form: OrderForm) =>
  items.flatMap((id) => form.items.filter((item) => item.id === id).map(({ math }) => plainMath(math)));

export const order: TestedKind<OrderForm, OrderKey> = {
  kind: 'order',
  forms: ({ items }) => [{ kind: 'order', items }],
  misses: ({ items }) =>
    [[...items].reverse(), items.slice(1), [], [...items, 'zzz'], items.map(() => items[0] ?? '')].map((given) => ({
      kind: 'order',
      items: given,
    })),
  texts: ({ ends, items }) => {
    const { words, numbers } = textsOf(items.map(({ math }) => ({ t: 'math', math })));
    return { words: [...ends, ...words], numbers };
  },
  printed,
  isWritten: ({ text }, key, form) => {
    let from = 0;
    return printed(key, form).every((item) => {
      const at = text.indexOf(item, from);
      from = at + item.length;
      return at >= 0;
    });
  },
  isTelling: false,
};
