const invisible = /[\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const anyDigit = /\p{Nd}/gu;
const oneDigit = /^\p{Nd}$/u;

/** The value of any Unicode decimal digit: every digit set stands in runs of ten that begin with its zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  for (const zero of [0x30, 0x660, 0x6f0]) {
    if (code >= zero && code < zero + 10) return String(code - zero);
  }
  let start = code;
  while (oneDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/**
 * Brings what was typed to one spelling without deciding what it means: marks nobody sees go (bidi marks and isolates,
 * half-space, soft hyphen, tatweel), every space is a plain one and none stands at the ends, every digit set is ASCII,
 * ي and ك are ی and ک, every minus is `-`, ٫ is `.`, ، is `,`, every slash is `/`, ٪ is `%`. The thousands mark ٬ stays.
 */
export function normalizeInput(raw: string): string {
  return raw
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(anyDigit, digitValue)
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[−–—‐‑‒﹣－]/g, '-')
    .replace(/＋/g, '+')
    .replace(/[٫．]/g, '.')
    .replace(/[،，]/g, ',')
    .replace(/[⁄∕／]/g, '/')
    .replace(/[٪％]/g, '%');
}
