import type { SchoolClass } from '@mashq/api/contract';

/** What every tab of a class's page gets. */
export interface ClassTabProps {
  schoolClass: SchoolClass;
}
