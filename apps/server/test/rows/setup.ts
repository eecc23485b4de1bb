import { setReplyCheck } from '../../src/platform/db/database.ts';
import { checkReply } from './check-reply.ts';

setReplyCheck(checkReply);
