import type { faWeek } from '../fa/week.ts';
import type { Messages } from '../messages.ts';
import * as answers from './answers.ts';
import { chat } from './chat.ts';
import { forms } from './forms.ts';
import * as general from './general.ts';
import * as learning from './learning.ts';
import * as print from './print.ts';
import * as rewards from './rewards.ts';
import { presets, theme } from './theme.ts';

const week: Messages<typeof faWeek> = {
  days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  letters: ['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'],
};

/** The groups of messages by the name under which components ask for them. */
export const groups = { ...general, ...answers, ...learning, ...rewards, ...print, chat, forms, presets, theme, week };
