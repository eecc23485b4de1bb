export { type PushState, type PushTurn, useChangePush, usePushState } from './push.ts';
export { renewPush } from './subscription.ts';
