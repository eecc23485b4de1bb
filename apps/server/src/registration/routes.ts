import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function registrationRoutes(bind: Bind, { registration }: Services): void {
  const { register, preRegister } = contract.registration;
  bind.public(register, ({ body, ...caller }) => registration.register(body, caller));
  bind.public(preRegister, ({ body, ...caller }) => registration.preRegister(body, caller));
}
