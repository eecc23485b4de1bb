import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Awaited as a whole, since what a press shows may still have to be fetched. */
export const press = (control: HTMLElement) => act(() => userEvent.click(control));

/** Types into whatever has the focus. */
export const type = (keys: string) => act(() => userEvent.keyboard(keys));
