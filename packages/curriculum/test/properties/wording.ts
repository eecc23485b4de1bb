/** Faults of spelling and typesetting a Persian text must not have, each with the pattern that finds it. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a Latin letter or digit', /[A-Za-z0-9]/],
  ['an Arabic-script digit of another set', /[٠-٩]/],
  ['an Arabic ي or ك', /[يىك]/],
  ['an unfilled hole', /[{}[\]<>$`\\]/],
  ['Latin punctuation', /[,;?%"']/],
  ['a slash or hyphen', /[/\-_]/],
  ['two spaces', / {2}/],
  ['a space before a mark', / [،؛؟!.:»)]/],
  ['no space after a mark', /[،؛؟!.:][آ-ی«]/],
  ['a space inside «»', /« | »/],
  ['«می» without its half-space', /(^|[\s«(])ن?می [آ-ی]/],
  ['«ها» without its half-space', /[آ-ی] ها(ی|یی|یش|یشان|یت)?([\s.،؛؟!:]|$)/],
  ['«تر» or «ترین» without its half-space', /[آ-ی] تر(ین)?([\s.،؛؟!:]|$)/],
  ['«ه ی» in place of «هٔ»', /ه[\u200c ]ی([\s.،؛؟!:]|$)/],
  ['a half-space beside a space or at an end', /(^|\s)\u200c|\u200c(\s|$|[.،؛؟!:])/],
  ['two half-spaces', /\u200c\u200c/],
  [
    '«ها» joined to its word',
    /[بپتثجچحخسشصضطظعغفقکگلمنهی](?<!(?:^|[\s«])(?:تن|ب|من|گران\u200cب|بی\u200cب))ها(?=[\s.،؛؟!:»]|$)/,
  ],
  ['«ها» joined to «ه»', /هها/],
  ['«تر» joined to its word', /(بزرگ|کوچک|سنگین|سبک|نزدیک|پایین|راحت|دقیق|نازک|ضخیم|کهن|مهم|گرم|خنک|عمیق|قدیمی|سخت)تر/],
  ['a verb without its half-space', /[آ-ی]ه (ام|اند|ایم|اید)(?=[\s.،؛؟!:»]|$)/],
  [
    'two words written as one',
    /(^|[\s«])(آنها|اینها|هیچکدام|هیچکس|هریک|هرکدام|اینکه|آنکه|بصورت|بطور|بوسیله)(?=[\s.،؛؟!:»]|$)/,
  ],
  ['«را» after a comma', /، را[\s.،]/],
  ['a form that means something else', /کم‌فروش|(^|[\s«])(?:ضربت|تقسیمت) |به کارت می‌آید|گران‌تر شد|دیگر هم کم شد/],
  ['«این‌جا» beside «اینجا»', /(?:این|آن)‌جا/],
  ['a word written in two', /همان جا(?=[\s؛،.])|هیچ (?:کدام|وقت)|دست کم|به علاوه|(?<![آ-ی])این که /],
  ['one word spelt two ways', /دست‌بند|گردن‌بند|نیمساز/],
  ['«در اول» for «در آغاز»', /در اول چند/],
  ['a plural after a number', /[۰-۹] [آ-ی\u200c]+(?:\u200cها|[ادذرزژو]ها)(?=[\s.،؛؟!:»]|$)/],
];

/** A word said twice, but for those that mean «one after another» («سه‌تا سه‌تا»، «کم کم»). */
const doubled = /(?:^|[\s«])([آ-ی\u200c]{2,}) \1(?=[\s.،؛؟!:»]|$)/;
const inTurn = /^(?:.*(?:تا|تایی)|یکی|کم|جدا|تک|دانه|خرد|قدم|پله|رقم|آرام|یواش)$/;

/** The first fault of a text, named, or null. */
export function wordingFault(text: string): string | null {
  if (text === '') return 'an empty text';
  const fault = faults.find(([, pattern]) => pattern.test(text));
  if (fault) return `${fault[0]} in «${text}»`;
  const [, twice = ''] = doubled.exec(text) ?? [];
  return twice !== '' && !inTurn.test(twice) ? `«${twice}» twice in «${text}»` : null;
}

/** The first fault of a canonical number, or null. */
export function numberFault(value: string): string | null {
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) ? null : `«${value}» is no canonical number`;
}
