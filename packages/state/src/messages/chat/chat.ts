import type { ChatMessage } from '@mashq/api/contract';
import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { accountApi } from '../../platform/api/account.ts';
import type { ApiError } from '../../platform/api/api.ts';

import { queryClient } from '../../platform/query/query-client.ts';
import type { ChatCalls } from './conversation-calls.ts';
import { discardMessage, resendMessage, sendMessage, unsent } from './unsent.ts';

/** Milliseconds between two looks at an open conversation, and at the list of them. */
const REFETCH_MS = { conversation: 5_000, list: 15_000 } as const;

const keys = {
  users: ['chat', 'users'] as const,
  unread: ['chat', 'unread'] as const,
  conversation: (key: string) => ['chat', 'conversation', key] as const,
};

type Pages = InfiniteData<Awaited<ReturnType<ChatCalls['page']>>, number | undefined>;

/** One conversation: its messages oldest first, those on their way after them, and what can be done with it. `onRefused` gets the reason where the server takes no message. */
export function useConversation(calls: ChatCalls, onRefused: (detail: string) => void = () => undefined) {
  const queryKey = keys.conversation(calls.key);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => calls.page(pageParam, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ has_older, messages }) => (has_older ? messages[0]?.seq : undefined),
    refetchInterval: REFETCH_MS.conversation,
  });
  const { messages: waiting } = useSnapshot(unsent);
  const stored = [...(query.data?.pages ?? [])].reverse().flatMap(({ messages }) => messages);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const outcome = { onSent: refresh, onRefused };
  const change = (edit: (message: ChatMessage) => ChatMessage[]) =>
    queryClient.setQueryData<Pages>(
      queryKey,
      (data) =>
        data && { ...data, pages: data.pages.map((page) => ({ ...page, messages: page.messages.flatMap(edit) })) },
    );

  const remove = useMutation<unknown, ApiError, string, { before: Pages | undefined }>({
    mutationFn: (id) => calls.remove(id),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Pages>(queryKey);
      change((message) => (message.id === id ? [] : [message]));
      return { before };
    },
    onError: (_error, _id, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: refresh,
  });
  const edit = useMutation<ChatMessage, ApiError, { id: string; text: string }>({
    mutationFn: ({ id, text }) => calls.edit(id, text),
    onSuccess: (next) => change((message) => (message.id === next.id ? [next] : [message])),
  });

  return {
    ...query,
    first: query.data?.pages[0],
    stored,
    waiting: waiting.filter(({ chatKey, id }) => chatKey === calls.key && !stored.some((message) => message.id === id)),
    send: (draft: { text: string; image: File | null }) => sendMessage(calls, draft, outcome),
    resend: (id: string) => resendMessage(calls, id, outcome),
    discard: discardMessage,
    edit,
    remove,
    /** Notes that the person has read up to the newest message. */
    read: async (seq: number) => {
      await calls.read(seq).catch(() => undefined);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.unread }),
        queryClient.invalidateQueries({ queryKey: keys.users }),
      ]);
    },
  };
}

/** How many messages of support the person has not read. Every screen shows it: it is read again only when an event says so. */
export function useUnreadChat(isEnabled: boolean) {
  return useQuery({
    queryKey: keys.unread,
    queryFn: ({ signal }) => accountApi.chat.unread({ signal }),
    enabled: isEnabled,
  });
}

/** How many messages of all people support has not read, for an administrator. */
export function useUnreadOfUsers() {
  return useQuery({
    queryKey: [...keys.unread, 'users'],
    queryFn: ({ signal }) => accountApi.chat.unreadOfUsers({ signal }),
  });
}

const users = (query: string) =>
  queryOptions({
    queryKey: [...keys.users, query],
    queryFn: ({ signal }) => accountApi.chat.users({ query: { query } }, { signal }),
  });

/** People and messages that fit what was typed, or the conversations, newest first. */
export function useChatUsers(query: string) {
  return useQuery({ ...users(query), placeholderData: keepPreviousData, refetchInterval: REFETCH_MS.list });
}

/** Reads what `useChatUsers` shows before anything is typed, before it is rendered. */
export const prefetchChatUsers = () => queryClient.prefetchQuery(users(''));

/** Addresses of the pictures of messages by their ids: the token goes in a header, so that each is fetched first. */
export function useChatPictures(calls: ChatCalls, messages: readonly ChatMessage[]): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const wanted = messages
    .filter(({ image }) => image)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    let isOpen = true;
    for (const id of wanted.split(' ').filter(Boolean)) {
      queryClient
        .fetchQuery({
          queryKey: ['chat', 'picture', calls.key, id],
          queryFn: () => calls.image(id, 'large').then((file) => URL.createObjectURL(file)),
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: Number.POSITIVE_INFINITY,
        })
        .then(
          (url) => isOpen && setUrls((before) => (before[id] === url ? before : { ...before, [id]: url })),
          () => undefined,
        );
    }
    return () => {
      isOpen = false;
    };
  }, [calls, wanted]);
  return urls;
}
