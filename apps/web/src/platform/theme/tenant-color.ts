/** Whether a school's own color is in force, which a preset would not change. */
export const hasTenantColor = (): boolean => document.documentElement.dataset.tenant !== undefined;

/** Whether the page was asked for under the host of a school. */
export const isSchoolHost = (): boolean => !import.meta.env.SSR && document.querySelector('meta[name=look]') !== null;
