const MIN = 32;
const MIN_DISTINCT = 8;
/** Characters that must be left once known words are taken out. */
const MIN_UNKNOWN = 20;

/** Words of secrets that people make up, and of examples they copy. */
const WORDS = (
  'abc,access,admin,bench,change,changeme,classroom,correct,default,demo,dummy,example,fixme,foobar,hello,here,horse,' +
  'jwt,key,letmein,lorem,mashq,math,maths,measuring,more,must,mysql,need,only,password,passw0rd,pass,persian,please,' +
  'postgres,prod,production,put,qwerty,qwertyuiop,asdfghjkl,zxcvbnm,random,replace,sample,school,secret,secure,server,' +
  'session,sign,signing,site,some,staple,battery,string,student,super,teacher,test,testing,than,that,the,this,todo,' +
  'token,use,user,value,very,welcome,with,world,your,long,least,bytes,character,characters,iran,tehran'
)
  .split(',')
  // The longest first: «password» is taken out whole, not as «pass».
  .sort((a, b) => b.length - a.length);
const words = new RegExp(`${WORDS.join('|')}|(19|20|13|14)\\d\\d|[^a-z0-9]`, 'g');

/** Whether a text is a shorter one said again and again, the last time perhaps not to its end. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.startsWith(text.slice(period))) return true;
  }
  return false;
}

/** Whether most characters follow their neighbor in the alphabet, forward or backward: abcdef, 987654. */
function isSequence(text: string): boolean {
  let steps = 0;
  for (let index = 1; index < text.length; index += 1) {
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) steps += 1;
  }
  return steps > text.length / 2;
}

/** Pairs of capitals side by side: people begin words with one, a machine mixes them. */
const MIN_CAPITAL_PAIRS = 4;

/** One base64 text of 32 bytes in 1,700 has no digit; its capitals are mixed with small letters all the same. */
function isMixed(text: string): boolean {
  return /\d/.test(text) || (text.match(/(?=[A-Z][A-Z])/g)?.length ?? 0) >= MIN_CAPITAL_PAIRS;
}

/**
 * What is wrong with a secret that signs tokens, or null. Nobody guesses a secret that a machine made; one that a person
 * made up is found by trying words against one token, without asking the server.
 */
export function weaknessOf(secret: string): string | null {
  if (secret.length < MIN) return `must have at least ${MIN} characters`;
  if (isRepeated(secret) || new Set(secret).size < MIN_DISTINCT) return 'repeats itself';
  if (isSequence(secret)) return 'is a sequence';
  const unknown = secret.toLowerCase().replace(words, '');
  if (
    !isMixed(secret) ||
    !/[a-z]/i.test(secret) ||
    new Set(unknown).size < MIN_DISTINCT ||
    unknown.length < MIN_UNKNOWN
  )
    return 'looks made up by a person';
  return null;
}

export const HOW_TO_MAKE_ONE = 'make one with: openssl rand -base64 48';
