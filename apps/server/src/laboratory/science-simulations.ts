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
  simulation('balance', 'ترازو و جرم', [3, 4, 5, 6], 'با جابه‌جا کردن وزنه‌ها ببین چه وقت ترازو در تعادل می‌ماند.'),
  simulation('sound', 'صدا و سیم', [4, 5, 6], 'سیم را کوتاه، کشیده یا کلفت کن و ببین صدایش چطور زیر و بم می‌شود.'),
  simulation(
    'shadow',
    'نور و سایه',
    [3, 4, 5, 6],
    'عروسک را میان چراغ و دیوار جابه‌جا کن و اندازهٔ سایه را به دست بگیر.',
  ),
  simulation('circuit', 'مدار، لامپ و کلید', [4, 5, 6], 'با باتری، لامپ و کلید مدار بساز و ببین جریان از کجا می‌گذرد.'),
  simulation(
    'water',
    'چرخهٔ آب',
    [3, 4, 5, 6],
    'خورشید و باد را تنظیم کن و آب را از دریا تا کوه و باز تا دریا دنبال کن.',
  ),
];
