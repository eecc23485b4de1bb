export {
  type UploadedFile,
  type UploadedPicture,
  type UploadOptions,
  uploadFile,
  uploadPicture,
} from './upload-picture.ts';
