import { SCIENCE_TASKS, type ScienceSimulation } from '@mashq/api/contract';

type Simulation = Omit<ScienceSimulation, 'solved_tasks' | 'tries'>;

const simulation = (
  name: Simulation['name'],
  title: string,
  grades: Simulation['grades'],
  goal: string,
): Simulation => ({ name, title, grades, goal, thumbnail: name, tasks: SCIENCE_TASKS });

/** The simulations, in the order they are listed. */
export const scienceSimulations: readonly Simulation[] = [
  simulation('balance', 'اهرم و ترازو', [3, 4, 5], 'وزنه را جابه‌جا کنید و ببینید الاکلنگ چه وقت برابر می‌ماند.'),
  simulation('sound', 'صدا و سیم', [4, 5, 6], 'سیم را کوتاه یا کشیده کنید و ببینید صدایش چطور زیر و بم می‌شود.'),
  simulation('shadow', 'نور و سایه', [3, 4, 5, 6], 'جسم را به چراغ نزدیک و از آن دور کنید و اندازهٔ سایه را بسنجید.'),
  simulation('circuit', 'مدار، لامپ و کلید', [4, 5, 6], 'کلیدها را باز و بسته کنید و ببینید جریان از کجا می‌گذرد.'),
  simulation('water', 'چرخهٔ آب', [3, 4, 5], 'آب را از دریا به کوه و باز به دریا برسانید و ببینید کم و زیاد نمی‌شود.'),
];
