/** The calls of visitors for a person who is signed in: no first screen of theirs waits for the table. Fails as a call does without a network. */
export const loadVisitorApi = () => import('./visitor.ts').then(({ visitorApi }) => visitorApi);
