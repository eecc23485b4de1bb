export { type UploadedPicture, type UploadOptions, uploadPicture } from './upload-picture.ts';
