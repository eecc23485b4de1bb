import { useMutation, useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';
import { queryClient, storeReply } from '../platform/query/query-client.ts';

const MAZE = ['member', 'maze'] as const;

/** Today's maze. */
export function useMaze() {
  return useQuery({ queryKey: MAZE, queryFn: ({ signal }) => studentApi.rewards.maze({}, { signal }), staleTime: 0 });
}

const keep = (maze: unknown) => storeReply(MAZE, maze);

/** Reports to the server, which keeps the minutes, that the student is playing. */
export function useMazePlayed() {
  return useMutation({ mutationFn: () => studentApi.rewards.mazePlayed({}), onSuccess: keep });
}

/** Records that today's maze was solved; the next one is read when the student wants it. */
export function useMazeSolved() {
  return useMutation({ mutationFn: (number: number) => studentApi.rewards.mazeSolved({ body: { number } }) });
}

/** Goes on to the next of today's mazes. */
export const readNextMaze = () => queryClient.invalidateQueries({ queryKey: MAZE });
