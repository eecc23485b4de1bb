import { loadStatus, useIsStatusLoading } from '@mashq/state/platform/status/status';
import { MaintenanceScreen } from '@mashq/ui/feedback/maintenance-screen';
import { Logo } from '@mashq/ui/navigation/logo';

/** The service is under maintenance. */
export function Maintenance() {
  return <MaintenanceScreen logo={<Logo />} onRetry={() => void loadStatus()} isRetrying={useIsStatusLoading()} />;
}
