import type { SignInCard } from '@mashq/api/contract';
import type { Actor } from '../../src/platform/actor.ts';
import { addChild, addRosterTeacher, makeClass, makeManagedSchool, rosterCalls } from './roster.ts';
import type { World } from './world.ts';

/** Two accounts of one student in one class: `kept` is to stay, `given` to be given up. */
export async function makeTwins(world: World) {
  const { schoolId, manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم الف', 5);
  const card = await addRosterTeacher(world, manager);
  const teacher: Actor = { id: card.person_id, role: 'teacher', schoolId };
  await world.call(manager, rosterCalls.assignTeacher, {
    params: { id: classId },
    body: {
      teachingId: crypto.randomUUID(),
      teacherId: teacher.id,
      role: 'owner',
      fromAt: world.now().toISOString(),
      toAt: null,
    },
  });
  const actorOf = ({ person_id: id }: SignInCard): Actor => ({ id, role: 'student', schoolId });
  const cards = [await addChild(world, manager, classId), await addChild(world, manager, classId)] as const;
  const [kept, given] = [actorOf(cards[0]), actorOf(cards[1])];
  const classroom = { schoolId, classId, teacher, students: [kept, given] };
  return { schoolId, manager, classroom, kept, given, cards };
}
