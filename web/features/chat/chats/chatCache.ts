import { type ApolloCache, isReference, type Reference } from "@apollo/client";
import { isRecord } from "#web/lib/isRecord.ts";
import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";
import {
  type ChatLineFragment,
  ChatTalkFragmentDoc,
  ChatWordsFragmentDoc,
  type ChatWordsFragment,
} from "./chats.generated.ts";

interface Slice {
  items: readonly Reference[];
  hasEarlier: boolean;
}

const isSlice = (value: unknown): value is Slice => isRecord(value) && Array.isArray(value["items"]);
const numberOf = ({ __ref }: Reference) => Number(__ref.slice(__ref.indexOf(":") + 1));

function joined(known: Slice | undefined, come: Slice, isEarlier: boolean): Slice {
  const [firstCome, lastKnown] = [come.items[0], known?.items.at(-1)];
  if (
    !known ||
    !lastKnown ||
    (!isEarlier && firstCome && come.hasEarlier && numberOf(firstCome) > numberOf(lastKnown))
  )
    return come;
  const all = new Map([...known.items, ...come.items].map((one) => [one.__ref, one]));
  const items = [...all.values()].toSorted((a, b) => numberOf(a) - numberOf(b));
  const reachesBack = isEarlier || (firstCome !== undefined && items[0]?.__ref === firstCome.__ref);
  return { ...known, items, hasEarlier: reachesBack ? come.hasEarlier : known.hasEarlier };
}

export const prepareChatCache = lazyTypePolicies({
  Chat: {
    fields: {
      messages: {
        keyArgs: false,
        merge: (known: Slice | undefined, come: Slice, { args }) =>
          joined(known, come, args?.["before"] != null),
      },
      attachments: { keyArgs: false, merge: false },
    },
  },
  ChatMessage: { fields: { attachments: { merge: false }, feedback: { merge: true } } },
  ChatProfile: { fields: { settings: { merge: true } } },
});

export function addMessage(cache: ApolloCache, chat: ChatLineFragment, message: ChatWordsFragment): void {
  let known = false;
  const ref = cache.writeFragment({
    fragment: ChatWordsFragmentDoc,
    fragmentName: "ChatWords",
    data: message,
  });
  if (!ref) return;
  cache.modify({
    id: cache.identify(chat),
    fields: {
      messages: (slice: unknown) => {
        if (!isSlice(slice)) return slice;
        known = true;
        return joined(slice, { items: [ref], hasEarlier: slice.hasEarlier }, true);
      },
    },
  });
  addFiles(cache, chat, message);
  if (!known && chat.lastMessage?.id === message.id) begin(cache, chat, message);
}

function addFiles(cache: ApolloCache, chat: ChatLineFragment, { attachments }: ChatWordsFragment): void {
  if (attachments.length === 0) return;
  cache.modify({
    id: cache.identify(chat),
    fields: {
      attachments: (files: unknown, { toReference }) => {
        if (!Array.isArray(files)) return files;
        const come = attachments.flatMap(
          (file) => toReference({ __typename: "ChatAttachment", id: file.id }) ?? [],
        );
        const isCome = (file: unknown) => isReference(file) && come.some(({ __ref }) => __ref === file.__ref);
        return [...come, ...files.filter((file) => !isCome(file))];
      },
    },
  });
}

function begin(cache: ApolloCache, chat: ChatLineFragment, message: ChatWordsFragment): void {
  let isNew = true;
  const id = cache.identify(chat);
  if (id === undefined) return;
  const ref = { __ref: id };
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      chats: (page: unknown, { storeFieldName, DELETE }) => {
        if (!isRecord(page) || !Array.isArray(page["items"])) return page;
        if (!storeFieldName.includes('"q":""')) return DELETE;
        if (page["items"].some((one: unknown) => isReference(one) && one.__ref === id)) {
          isNew = false;
          return page;
        }
        return { ...page, items: [ref, ...page["items"]], total: Number(page["total"]) + 1 };
      },
      chat: (known: unknown, { storeFieldName }) =>
        known === null && storeFieldName === `chat({"userId":"${chat.contact.id}"})` ? ref : known,
    },
  });
  const messages = { __typename: "ChatMessageSlice", items: [message], hasEarlier: false };
  if (isNew)
    cache.writeFragment({
      id,
      fragment: ChatTalkFragmentDoc,
      fragmentName: "ChatTalk",
      data: { ...chat, messages },
    });
}

export function forgetTalks(cache: ApolloCache, except: string | null): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      chat: (chat: unknown, { storeFieldName }) => {
        if (isReference(chat) && storeFieldName !== `chat({"userId":"${except}"})`) {
          cache.evict({ id: chat.__ref, fieldName: "messages" });
          cache.evict({ id: chat.__ref, fieldName: "attachments" });
        }
        return chat;
      },
    },
  });
}

export function markSeen(cache: ApolloCache, chatId: string): void {
  let items: readonly Reference[] = [];
  cache.modify({
    id: `Chat:${chatId}`,
    fields: {
      messages: (slice: unknown) => {
        if (isSlice(slice)) ({ items } = slice);
        return slice;
      },
    },
  });
  for (const { __ref } of items) {
    cache.modify({
      id: __ref,
      fields: {
        feedback: (feedback: unknown, { readField }) =>
          isRecord(feedback) && readField("isMine") === false
            ? { ...feedback, isDelivered: true, isSeen: true }
            : feedback,
      },
    });
  }
}
