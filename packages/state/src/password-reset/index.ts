export { RESET_TRANSITIONS, type ResetStep } from './machine.ts';
export { type PasswordReset, usePasswordReset } from './password-reset.ts';
