/** How often a property of the whole server is tried: each run takes seconds, so `npm test` tries some, `test:all` all. */
export const runsOf = (all: number, some: number): number => (process.env.TEST_ALL === '1' ? all : some);
