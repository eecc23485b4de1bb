/** `phone`: whose account; `code`: the one from the SMS; `account`: which of the phone's; `password`: the new one. */
export type ResetStep = 'phone' | 'code' | 'account' | 'password' | 'done';

export type ResetEvent =
  | 'code-sent'
  | 'accounts-found'
  | 'token-issued'
  | 'token-over'
  | 'password-set'
  | 'phone-changed';

/** The next step for each event. An event that a step does not list changes nothing: it is a late reply. */
export const RESET_TRANSITIONS: Readonly<Record<ResetStep, Partial<Record<ResetEvent, ResetStep>>>> = {
  phone: { 'code-sent': 'code' },
  code: { 'code-sent': 'code', 'accounts-found': 'account', 'token-issued': 'password', 'phone-changed': 'phone' },
  account: { 'token-issued': 'password', 'phone-changed': 'phone' },
  password: { 'password-set': 'done', 'token-over': 'phone', 'phone-changed': 'phone' },
  done: {},
};

/** The step after an event. */
export function nextResetStep(step: ResetStep, event: ResetEvent): ResetStep {
  return RESET_TRANSITIONS[step][event] ?? step;
}
