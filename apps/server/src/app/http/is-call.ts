/** Whether the address of a request, with or without its query, is one of the API's. */
export function isCall(url: string, api: string): boolean {
  // Not every address that reaches a server is a URL: `//[` has no host.
  const [pathname = ''] = url.split('?', 1);
  return pathname === api || pathname.startsWith(`${api}/`);
}
