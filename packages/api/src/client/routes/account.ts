// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const account = {
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
} as const satisfies RoutesOf<Contract['account']>;
