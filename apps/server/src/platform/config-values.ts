import { isIP } from 'node:net';
import * as v from 'valibot';
import { HOW_TO_MAKE_ONE, weaknessOf } from './security/weak-secret.ts';

export const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);
export const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1'),
  v.transform(Number),
);
export const milliseconds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{1,6}$/, 'must be a number of milliseconds from 10 to 9999999'),
  v.transform(Number),
);
export const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
);

export const secret = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const weakness = dataset.typed ? weaknessOf(dataset.value) : null;
    if (weakness !== null) addIssue({ message: `${weakness}; ${HOW_TO_MAKE_ONE}` });
  }),
);
const listOf = (text: string) => text.split(',').map((each) => each.trim());

export const secrets = v.pipe(
  v.string(),
  v.transform((text) => listOf(text).filter((each) => each !== '')),
  v.array(secret),
);

/** Over TLS, but for a machine's own. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.origin === text && (url.protocol === 'https:' || url.hostname === 'localhost');
}

export const origins = v.pipe(
  v.string(),
  v.transform((text) => listOf(text).filter((each) => each !== '')),
  v.check((list) => list.every(isOrigin), 'must be a list of origins such as https://test.mashq.example'),
);

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a CIDR block, or a name that stands for some. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0) return NAMED_NETWORKS.includes(text);
  return (
    prefix === undefined ||
    (rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

export const proxies = v.pipe(
  v.string(),
  v.transform((text): number | readonly string[] => (/^\d+$/.test(text) ? Number(text) : listOf(text))),
  v.check(
    (value) => (typeof value === 'number' ? value <= 10 : value.every(isNetwork)),
    'must be a number of proxies from 0 to 10, or a list of addresses and CIDR blocks',
  ),
);

/** As pg and its programs read it: a password with signs of an address in it would be an error with a stack, far from here. */
function isReadable(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

export const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  v.check(
    isReadable,
    'is no address: signs such as # / ? % in its password are percent-encoded, or choose one of letters and digits',
  ),
);
