import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contractCalls, inputFaults, sampleInput, sampleReply } from './index.ts';

describe('every call has samples that it accepts itself', () => {
  test.each(contractCalls.map(({ name, call }) => [name, call] as const))('%s', (_name, call) => {
    expect(inputFaults(call, sampleInput(call))).toEqual([]);
    if (call.mediaTypes === null) expect(v.is(call.response, sampleReply(call))).toBe(true);
    else expect(sampleReply(call)).toBeNull();
  });
});

test('a request that the server would refuse is refused with its place', () => {
  const login = contractCalls.find(({ name }) => name === 'classManagement' || name === 'school.look.save');
  if (login === undefined) throw new Error('the call has moved');
  const faults = inputFaults(login.call, { body: { color: 'red', logo: null } });
  expect(faults.map(({ part, path }) => `${part} ${path}`)).toEqual(['body color', 'body dark_logo']);
});
