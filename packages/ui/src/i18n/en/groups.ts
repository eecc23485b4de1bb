import * as answers from './answers.ts';
import { chat } from './chat.ts';
import { forms } from './forms.ts';
import * as general from './general.ts';
import * as learning from './learning.ts';
import * as print from './print.ts';
import * as rewards from './rewards.ts';
import { presets, theme } from './theme.ts';
import { week } from './week.ts';

/** The groups of messages by the name under which components ask for them. */
export const groups = { ...general, ...answers, ...learning, ...rewards, ...print, chat, forms, presets, theme, week };
