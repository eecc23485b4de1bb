import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { AuthServices } from './services.ts';

export function authRoutes(bind: CallRegistry, { auth }: AuthServices): void {
  const { login, sendCode, sendCodeByGet, verify, refresh, logout, logoutEverywhere } = contract.auth;
  const { issueResetToken, reset, edit } = contract.passwords;
  const { devices, endDevice } = contract.account;
  const { secondFactor } = contract;
  bind.public(login, ({ body, ...caller }) => auth.login(body, caller));
  bind.public(sendCode, ({ query, ...caller }) => auth.sendCode(query, caller));
  bind.public(sendCodeByGet, ({ query, ...caller }) => auth.sendCode(query, caller));
  bind.public(verify, ({ body, ...caller }) => auth.verify(body, caller));
  bind.public(issueResetToken, ({ body, ...caller }) => auth.resetToken(body, caller));
  bind.public(reset, ({ body, ...caller }) => auth.resetPassword(body, caller));
  bind.public(refresh, ({ body }) => auth.refresh(body));
  bind.public(logout, ({ body }) => auth.logout(body));
  bind.authenticated(edit, ({ actor, body, ...caller }) => auth.editPassword(actor, body, caller));
  bind.authenticated(devices, ({ actor }) => auth.devices(actor));
  bind.authenticated(endDevice, ({ actor, params }) => auth.endDevice(actor, params.id));
  bind.authenticated(secondFactor.read, ({ actor }) => auth.secondFactor(actor));
  bind.authenticated(secondFactor.begin, ({ actor, body, ...caller }) => auth.beginSecondFactor(actor, body, caller));
  bind.authenticated(secondFactor.confirm, ({ actor, body }) => auth.confirmSecondFactor(actor, body));
  bind.authenticated(secondFactor.end, ({ actor, body, ...caller }) => auth.endSecondFactor(actor, body, caller));
  bind.authenticated(logoutEverywhere, ({ actor }) => auth.logoutEverywhere(actor));
}
