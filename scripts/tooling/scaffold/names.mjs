/** `SkillMeter` → `skill-meter`. */
export const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** `skill-meter` → `skillMeter`. */
export const camel = (name) => name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** @throws {Error} when it is not a PascalCase word */
export function requirePascal(name) {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error(`“${name}” is not a PascalCase name`);
}
