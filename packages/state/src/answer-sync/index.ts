// A separate entry point, so that starting the outbox does not load the hooks of the screens.
export { startAnswerSync } from '../member/answer-sync.ts';
