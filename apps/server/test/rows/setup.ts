import '../../src/platform/resolve-drizzle.ts';

// Not above: what is imported there is looked for before the first line runs.
const { setReplyCheck } = await import('../../src/platform/db/database.ts');
const { checkReply } = await import('./check-reply.ts');

setReplyCheck(checkReply);
