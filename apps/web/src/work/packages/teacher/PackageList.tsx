import { begunOf, expectedOf } from '@mashq/api/measures';
import { useTeacherPackages } from '@mashq/state/work/packages';
import { TeacherPackageCard } from '@mashq/ui/learning/package-card';
import { useAddressChoice } from '../../../platform/routing/use-address-choice.ts';
import { ALL, WorkList } from '../../assigned/WorkList.tsx';
import { RemovedWork } from '../../homework/teacher/RemovedWork.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';
import { teacherPackages } from '../../strings/teacher-packages.ts';

const words = teacherPackages;
const STATES = Object.keys(words.states) as (keyof typeof words.states)[];

/** The teacher's packages, of one class where it is named. */
export function PackageList({ classId }: { classId?: string }) {
  const [state, setState] = useAddressChoice('state', STATES, ALL);
  const packages = useTeacherPackages({ state: state === ALL ? undefined : state, classId });
  return (
    <WorkList
      query={packages}
      words={words}
      state={state}
      onStateChange={setState}
      newHref={`/teacher/packages/new${classId === undefined ? '' : `?class=${classId}`}`}
      card={(one) =>
        one.state === 'cancelled' ? (
          <RemovedWork key={one.id} kind="package" assignment={one} />
        ) : (
          <TeacherPackageCard
            key={one.id}
            title={one.title}
            activities={one.activities.map(({ number, kind, title }) => ({
              id: String(number),
              kind: kind === 'example' ? 'lesson' : kind,
              title,
            }))}
            classes={one.state === 'draft' ? [] : [one.class_title]}
            isActive={one.is_active}
            completed={begunOf(one.counts).part}
            messages={{ ...words.begun, active: words.states.open, inactive: teacherHomework.states[one.state] }}
            assigned={expectedOf(one.counts)}
            href={`/teacher/package/${one.id}`}
          />
        )
      }
    />
  );
}
