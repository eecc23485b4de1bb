export { currentToken } from '../api/index.ts';
export { CODE_SENT, loginAs, logoutEverywhere, resumeOtp, sendCode, verifyCode } from './auth-calls.ts';
export { login, resetOtp } from './login.ts';
export { type SessionState, type SessionStateName, session } from './machine.ts';
export { sentCodePhone } from './sent-code.ts';
export {
  changeActiveUser,
  loadActiveUser,
  logout,
  onSessionEnd,
  type SessionEnd,
  startSession,
  useSession,
} from './session.ts';
