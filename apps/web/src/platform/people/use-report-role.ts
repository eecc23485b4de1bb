import { useSession } from '@mashq/state/platform/session/session';

/** Who reads a report, and below which path its screens are. A manager reads all of the school, and may delete work. */
export function useReportRole(): { base: '/teacher' | '/school'; isTeacher: boolean } {
  const { activeUser } = useSession();
  const isTeacher = activeUser?.role !== 'MANAGER';
  return { base: isTeacher ? '/teacher' : '/school', isTeacher };
}
