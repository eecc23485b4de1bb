import { useLocation, useSearch } from 'wouter';

/**
 * One choice of a list, in the query of the address: it survives Back and a reload. Without one, or with one that is not `allowed`, it is
 * `usual`, which the address leaves out.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  allowed: readonly Value[],
  usual: Value,
): [Value, (value: Value) => void] {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const asked = new URLSearchParams(query).get(name);
  const choose = (value: Value) => {
    const next = new URLSearchParams(query);
    if (value === usual) next.delete(name);
    else next.set(name, value);
    const text = next.toString();
    navigate(text === '' ? path : `${path}?${text}`, { replace: true });
  };
  return [allowed.find((value) => value === asked) ?? usual, choose];
}
