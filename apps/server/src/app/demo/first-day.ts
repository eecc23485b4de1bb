import { NEW_MANAGER } from './accounts.ts';
import type { SimulatedTime } from './simulated-student.ts';

const TITLE = 'دبستان بهار';
/** A morning's work before now. */
const HOURS_AGO = 2;

/** A school that was added this morning: a manager and a teacher, and no class yet. */
export async function makeNewSchool({ services, context, setNow }: SimulatedTime, password: string): Promise<void> {
  const now = context.clock();
  setNow(new Date(now.getTime() - HOURS_AGO * 3_600_000));
  const passwordHash = await context.passwords.hash(password);
  const schoolId = await services.roster.addSchool({ title: TITLE, provinceCode: 'IR-14', features: ['quiz'] });
  await services.roster.addAccounts([
    {
      username: NEW_MANAGER,
      role: 'MANAGER',
      firstName: 'فریبا',
      lastName: 'سلیمانی',
      gender: 'FEMALE',
      schoolId,
      passwordHash,
    },
    {
      username: 'bahrami',
      role: 'TEACHER',
      firstName: 'نازنین',
      lastName: 'بهرامی',
      gender: 'FEMALE',
      schoolId,
      passwordHash,
    },
  ]);
  setNow(now);
}
