import { notifyJoined, withdrawComing } from '../messages/class-messages/joining.ts';
import type { EnrolmentHooks } from '../platform/context.ts';
import { joinRunningWork } from '../work/assignments/assign-running-work.ts';

export const enrolmentHooks: EnrolmentHooks = {
  joined: async (tx, stay, now) => {
    await joinRunningWork(tx, stay, now);
    await notifyJoined(tx, stay, now);
  },
  left: withdrawComing,
};
