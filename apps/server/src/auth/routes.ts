import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function authRoutes(bind: Bind, { auth }: Services): void {
  const { login, sendCode, sendCodeByGet, verify, refresh, logout, logoutEverywhere } = contract.auth;
  bind.open(login, ({ body, ...caller }) => auth.login(body, caller));
  bind.open(sendCode, ({ query, ...caller }) => auth.sendCode(query, caller));
  bind.open(sendCodeByGet, ({ query, ...caller }) => auth.sendCode(query, caller));
  bind.open(verify, ({ body, ...caller }) => auth.verify(body, caller));
  bind.open(refresh, ({ body }) => auth.refresh(body));
  bind.open(logout, ({ body }) => auth.logout(body));
  bind.guarded(logoutEverywhere, ({ actor }) => auth.logoutEverywhere(actor));
}
