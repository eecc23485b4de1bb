import { type Call, contract } from '@mashq/api/contract';

/** Every call of a part of the contract with its dotted name. */
function callsOf(tree: object, prefix = ''): [name: string, call: Call][] {
  return Object.entries(tree).flatMap(([name, value]: [string, Call | object]): [string, Call][] =>
    'method' in value ? [[`${prefix}${name}`, value]] : callsOf(value, `${prefix}${name}.`),
  );
}

/** Every call of the contract; one that is added later joins the tests by itself. */
export const calls: readonly (readonly [name: string, call: Call])[] = callsOf(contract);
