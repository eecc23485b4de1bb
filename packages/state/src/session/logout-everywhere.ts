import { type ApiError, api } from '../api/index.ts';
import { endSession } from './begin-end.ts';
import { currentToken } from './token.ts';

/** «خروج از همهٔ دستگاه‌ها». Rejects with an `ApiError` where nothing was ended: then this session goes on too. */
export async function logoutEverywhere(): Promise<void> {
  const token = currentToken();
  if (token === null) return;
  try {
    await api.auth.logoutEverywhere({}, { fallback: () => 'خروج از همهٔ دستگاه‌ها انجام نشد. دوباره تلاش کنید.' });
  } catch (error) {
    // With 401 the session was over already, and has been ended here.
    if ((error as ApiError).status === 401) return;
    throw error;
  }
  if (currentToken()?.userId === token.userId) endSession('signed-out');
}
