/** Persian ۰-۹ and Arabic ٠-٩ digits of a phone number or a code as Latin ones, without spaces and dashes. */
export function foldPhone(typed: string): string {
  return typed
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\s\u200c\u200e\u200f-]/g, '');
}
