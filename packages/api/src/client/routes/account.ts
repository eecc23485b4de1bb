// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route-table.ts';

export type AccountCalls = {
  readonly profile: Contract['profile'];
  readonly account: Contract['account'];
  readonly secondFactor: Contract['secondFactor'];
  readonly notifications: Contract['notifications'];
  readonly push: Contract['push'];
  readonly guidance: Contract['guidance'];
  readonly live: Contract['live'];
  readonly survey: Contract['survey'];
  readonly chat: Contract['chat'];
  readonly classMessageAttachments: Contract['classMessageAttachments'];
  readonly look: Contract['look'];
  readonly upload: Contract['upload'];
};

export const account = {
  profile: {
    brief: ['GET', '/member/profile/brief'],
    setTheme: ['PATCH', '/member/profile/'],
    dismissNotification: ['DELETE', '/member/notification/{id}/'],
  },
  account: {
    acceptTerms: ['POST', '/member/profile/terms/'],
    devices: ['GET', '/auth/devices/'],
    endDevice: ['DELETE', '/auth/devices/{id}/'],
    read: ['GET', '/member/profile/'],
    update: ['PUT', '/member/profile/'],
    avatars: ['GET', '/member/profile-avatars/'],
    setPicture: ['POST', '/auth/set-profile-picture/'],
    removePicture: ['DELETE', '/auth/set-profile-picture/'],
    picture: ['GET', '/site/picture/{schoolId}/{imageId}/', 'file'],
    setPhone: ['PUT', '/member/profile/phone/'],
    exportData: ['GET', '/member/profile/data/', 'file'],
    askDeletion: ['POST', '/member/profile/deletion/'],
    keepAccount: ['DELETE', '/member/profile/deletion/'],
  },
  secondFactor: {
    read: ['GET', '/auth/second-factor/'],
    begin: ['POST', '/auth/second-factor/begin/'],
    confirm: ['POST', '/auth/second-factor/confirm/'],
    end: ['POST', '/auth/second-factor/end/'],
  },
  notifications: {
    list: ['GET', '/member/notification/'],
    unreadCount: ['GET', '/member/notification/unread-count/'],
    read: ['POST', '/member/notification/read/'],
    restore: ['POST', '/member/notification/{id}/restore/'],
    settings: ['GET', '/member/notification/settings/'],
    mute: ['PUT', '/member/notification/settings/'],
  },
  push: {
    key: ['GET', '/member/push/key/'],
    subscribe: ['PUT', '/member/push/subscription/'],
    unsubscribe: ['POST', '/member/push/unsubscribe/'],
  },
  guidance: {
    closed: ['GET', '/member/pointers/'],
    close: ['POST', '/member/pointers/close/'],
  },
  live: {
    since: ['GET', '/events/since/'],
  },
  survey: {
    checkExists: ['GET', '/survey/check-exists/'],
    read: ['GET', '/survey/{id}/'],
    submit: ['POST', '/survey/{id}/submit/'],
    skippedAttempts: ['POST', '/survey/{id}/skipped_attempts/'],
  },
  chat: {
    messages: ['GET', '/chat/message/'],
    send: ['POST', '/chat/message/'],
    edit: ['PATCH', '/chat/message/{messageId}/'],
    remove: ['DELETE', '/chat/message/{messageId}/'],
    unread: ['GET', '/chat/unread/'],
    read: ['POST', '/chat/read/'],
    image: ['GET', '/chat/message/{messageId}/image/{size}/', 'file'],
    users: ['GET', '/chat/users/'],
    unreadOfUsers: ['GET', '/chat/users/unread/'],
    userMessages: ['GET', '/chat/users/{chatId}/message/'],
    answer: ['POST', '/chat/users/{chatId}/message/'],
    editAnswer: ['PATCH', '/chat/users/{chatId}/message/{messageId}/'],
    removeAnswer: ['DELETE', '/chat/users/{chatId}/message/{messageId}/'],
    editAnswerById: ['PATCH', '/chat/users/{chatId}/message/'],
    removeAnswerById: ['DELETE', '/chat/users/{chatId}/message/'],
    readByAdmin: ['POST', '/chat/users/{chatId}/read/'],
    userImage: ['GET', '/chat/users/{chatId}/message/{messageId}/image/{size}/', 'file'],
  },
  classMessageAttachments: {
    image: ['GET', '/channel-message/{id}/attachment/{attachmentId}/image/{size}/', 'file'],
    file: ['GET', '/channel-message/{id}/attachment/{attachmentId}/file/', 'file'],
  },
  look: {
    mine: ['GET', '/member/look/'],
    logo: ['GET', '/site/look/{schoolId}/logo/{imageId}/', 'file'],
    theme: ['GET', '/site/look/{schoolId}/theme/{color}/', 'file'],
  },
  upload: {
    begin: ['POST', '/upload/'],
    append: ['PUT', '/upload/{uploadId}/chunk/'],
    finish: ['POST', '/upload/{uploadId}/image/'],
    finishFile: ['POST', '/upload/{uploadId}/file/'],
  },
} as const satisfies RoutesOf<AccountCalls>;
