export { QueryProvider } from './QueryProvider.tsx';
export { queryClient } from './query-client.ts';
