import { useMutation } from '@tanstack/react-query';
import { memberApi } from '../api/member-api.ts';
import { queryClient } from '../query/query-client.ts';
import { memberKeys } from './keys.ts';

/** Hands the homework in. */
export function useSubmitHomework(homeworkId: string) {
  return useMutation({
    mutationFn: () => memberApi.homework.submit({ params: { homeworkId } }),
    onSuccess: (homework) => {
      queryClient.setQueryData(memberKeys.homework(homeworkId), homework);
      return queryClient.invalidateQueries({ queryKey: memberKeys.homeworks });
    },
  });
}
