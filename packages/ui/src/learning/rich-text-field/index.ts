export { RichTextField, type RichTextFieldProps } from './RichTextField.tsx';
