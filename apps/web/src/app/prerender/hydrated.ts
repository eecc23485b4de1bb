/** Event of the window: the app has taken over the page. */
export const HYDRATED = 'mashq:hydrated';
