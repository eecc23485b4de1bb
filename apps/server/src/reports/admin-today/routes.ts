import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function adminTodayRoutes(bind: Bind, { adminToday }: ReportsServices): void {
  bind.authenticated(contract.admin.today.read, () => adminToday.read());
}
