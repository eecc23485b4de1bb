/**
 * For stories: how the state gallery begins, the one story of a file that picture checks look at. It shows all states of the
 * component in one picture.
 */
export const states = { name: 'همهٔ حالت‌ها', tags: ['states'] };
