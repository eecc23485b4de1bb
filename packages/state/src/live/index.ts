export { type LiveEvent, type LiveEventKind, onLiveEvent, onLiveReset } from './events.ts';
export { startLive } from './start-live.ts';
