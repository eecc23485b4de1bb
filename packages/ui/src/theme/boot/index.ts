// On a path of its own and without styles, so that a build script can read it.
export { bootScript, SETTINGS_STORAGE_KEY } from '../boot-script.ts';
