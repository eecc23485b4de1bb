import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function adminTodayRoutes(bind: Bind, { adminToday }: Services): void {
  bind.authenticated(contract.admin.today.read, () => adminToday.read());
}
