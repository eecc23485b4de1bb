import type { faWeek } from '../fa/week.ts';
import type { Messages } from '../messages.ts';

export const week: Messages<typeof faWeek> = {
  days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  letters: ['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'],
};
