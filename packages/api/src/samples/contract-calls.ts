import * as v from 'valibot';
import { type Call, contract } from '../app/contract.ts';
import { sampleOf } from './sample-of.ts';

/** A call by its place in the contract, such as `teacher.homework.list`. */
export interface NamedCall {
  readonly name: string;
  readonly call: Call;
}

const isCall = (entry: object): entry is Call => 'method' in entry && 'path' in entry;

function named(tree: object, prefix: string): NamedCall[] {
  return Object.entries(tree).flatMap(([name, entry]: [string, object]) =>
    isCall(entry) ? [{ name: `${prefix}${name}`, call: entry }] : named(entry, `${prefix}${name}.`),
  );
}

/** Every call of the contract. */
export const contractCalls: readonly NamedCall[] = named(contract, '');

/** Parts of a request. */
export type InputPart = 'params' | 'query' | 'body';

/** A request that the call accepts; parts that it does not have are left out. */
export function sampleInput(call: Call): Partial<Record<InputPart, unknown>> {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema === undefined ? [] : [[part, sampleOf(schema)]];
  });
  return Object.fromEntries(parts);
}

/** A reply of the call; null where it replies with a file. */
export function sampleReply(call: Call): unknown {
  return call.mediaTypes === null ? sampleOf(call.response) : null;
}

export interface InputFault {
  readonly part: InputPart;
  /** Where in the part, with points between names; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** What the server would refuse of a request, by the same schemas. */
export function inputFaults(call: Call, input: Partial<Record<InputPart, unknown>>): InputFault[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    if (schema === undefined) return [];
    const result = v.safeParse(schema, input[part]);
    if (result.success) return [];
    return result.issues.map((issue) => ({ part, path: v.getDotPath(issue) ?? '', message: issue.message }));
  });
}
