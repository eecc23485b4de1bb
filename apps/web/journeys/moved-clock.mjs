/** Loaded before the server of a journey over several days: its day and time can be moved on by a message with milliseconds. */
const RealDate = Date;
let moved = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    given.length > 0 ? Reflect.construct(target, given, asked) : new target(target.now() + moved),
  apply: (target) => new target(target.now() + moved).toString(),
  get: (target, key) => (key === 'now' ? () => target.now() + moved : Reflect.get(target, key)),
});

process.on('message', (milliseconds) => {
  moved = Number(milliseconds);
  process.send?.(milliseconds);
});
// Waiting for messages keeps no program open.
process.channel?.unref();
