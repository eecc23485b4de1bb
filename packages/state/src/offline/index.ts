export { forgetReplies, keptOffline } from './kept-replies.ts';
