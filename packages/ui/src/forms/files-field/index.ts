export type { FileUpload } from './FileRow.tsx';
export { FilesField, type FilesFieldProps } from './FilesField.tsx';
