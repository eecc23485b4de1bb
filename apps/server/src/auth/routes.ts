import { contract } from '@mashq/api/contract';
import type { Bind } from '../http/bind.ts';
import type { Services } from '../services.ts';

export function authRoutes(bind: Bind, { auth }: Services): void {
  const { login, sendCode, sendCodeByGet, verify, refresh } = contract.auth;
  bind.open(login, ({ body, ip }) => auth.login(body, ip));
  bind.open(sendCode, ({ query, ip }) => auth.sendCode(query, ip));
  bind.open(sendCodeByGet, ({ query, ip }) => auth.sendCode(query, ip));
  bind.open(verify, ({ body, ip }) => auth.verify(body, ip));
  bind.open(refresh, ({ body }) => auth.refresh(body));
}
