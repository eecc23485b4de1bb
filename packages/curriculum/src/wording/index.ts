export { type Grouping, groupings } from './equal-groups.ts';
export { countsOfMillions, countsToMillion, type LargeCount } from './large-counts.ts';
export { askToOrder, type Direction, waysToOrder } from './orders.ts';
export { boys, child, children, ezafe, girls, plural, relative } from './people.ts';
export { type Price, priceOf, prices } from './prices.ts';
export {
  cities,
  counted,
  cuttables,
  goods,
  liquids,
  measured,
  places,
  price,
  strips,
  type Thing,
  things,
  units,
} from './things.ts';
