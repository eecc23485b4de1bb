import type { Context } from '../context.ts';

/** Whether the site is open or under maintenance; the operator says so in the environment. */
export function statusService({ status }: Context) {
  return {
    read: async () => ({ status }),
  };
}
