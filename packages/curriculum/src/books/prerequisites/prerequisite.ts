/** What each skill builds on: the id of the earlier skill, and in a few words what of it is needed, for teachers. */
export type PrerequisiteTable = Readonly<Record<string, Readonly<Record<string, string>>>>;
