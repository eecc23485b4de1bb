export { Form, type FormErrors, type FormProps } from './Form.tsx';
