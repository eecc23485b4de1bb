export { useChangeClassCode, useClassCode, useClassmates } from './classes.ts';
export { type NewPicture, useRemovePicture, useSetPicture } from './picture.ts';
export {
  type Profile,
  useAskDeletion,
  useAvatars,
  useEditPassword,
  useEndDevice,
  useExportData,
  useJoinClass,
  useKeepAccount,
  useProfile,
  useSetPhone,
  useUpdateProfile,
} from './profile.ts';
