import { notifyJoined, withdrawComing } from '../messages/class-messages/joining.ts';
import type { EnrolmentHooks } from '../platform/context.ts';
import { assignRunningWork } from '../work/assignments/assign-running-work.ts';

export const enrolmentHooks: EnrolmentHooks = {
  joined: async (tx, stay, now) => {
    await assignRunningWork(tx, stay, now);
    await notifyJoined(tx, stay, now);
  },
  left: withdrawComing,
};
