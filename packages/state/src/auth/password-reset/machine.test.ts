import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextResetStep, RESET_TRANSITIONS, type ResetEvent, type ResetStep } from './machine.ts';

const events = [...new Set(Object.values(RESET_TRANSITIONS).flatMap((row) => Object.keys(row)))] as ResetEvent[];

it('whatever arrives in whatever order, a new password needs a token after the last phone, and done stays done', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30, size: 'max' }), (sent) => {
      let step: ResetStep = 'phone';
      let hasCode = false;
      let hasToken = false;
      for (const event of sent) {
        const next = nextResetStep(step, event);
        if (step === 'done') expect(next).toBe('done');
        if (next === 'phone' && step !== 'phone') hasCode = hasToken = false;
        if (event === 'code-sent' && (step === 'phone' || step === 'code')) hasCode = true;
        if (next === 'password' && step !== 'password') {
          expect(hasCode, 'a token without a code').toBe(true);
          hasToken = true;
        }
        if (next === 'done' && step !== 'done') expect(hasToken, 'a password without a token').toBe(true);
        step = next;
      }
    }),
    { numRuns: 500, seed: 1405 },
  );
});
