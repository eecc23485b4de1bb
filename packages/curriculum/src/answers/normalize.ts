import { toLatinDigits } from '../numbers/persian/digits.ts';

const invisible = /[\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Brings what was typed to one spelling without deciding what it means: marks nobody sees go (bidi marks and isolates,
 * half-space, soft hyphen, tatweel), every space is a plain one and none is at the ends, every digit set is ASCII,
 * ي and ك are ی and ک, every minus is `-`, ٫ is `.`, ، is `,`, every slash is `/`, ٪ is `%`. The thousands mark ٬ stays.
 */
export function normalizeInput(raw: string): string {
  return toLatinDigits(raw)
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[−–—‐‑‒﹣－]/g, '-')
    .replace(/＋/g, '+')
    .replace(/[٫．]/g, '.')
    .replace(/[،，]/g, ',')
    .replace(/[⁄∕／]/g, '/')
    .replace(/[٪％]/g, '%');
}
