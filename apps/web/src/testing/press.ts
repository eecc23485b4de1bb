import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Waits for everything the press causes, because its content may be loaded lazily. */
export const press = (control: HTMLElement) => act(() => userEvent.click(control));

/** Types into the focused element. */
export const type = (keys: string) => act(() => userEvent.keyboard(keys));
