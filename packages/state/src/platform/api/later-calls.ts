/** Calls whose table loads with the first of them: every call is a promise anyway. */
export function laterCalls<Calls extends object>(load: () => Promise<Calls>): Calls {
  return new Proxy({} as Calls, {
    get:
      (_, name) =>
      async (...given: unknown[]) =>
        (Reflect.get(await load(), name) as (...all: unknown[]) => unknown)(...given),
  });
}
