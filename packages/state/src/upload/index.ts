export { toBase64 } from './to-base64.ts';
export {
  type UploadedFile,
  type UploadedPicture,
  type UploadOptions,
  uploadFile,
  uploadPicture,
} from './upload-picture.ts';
