import type { ActiveUser, LoginReply } from '@mashq/api/contract';

export const AVA_ID = '0190a000-0000-7000-8000-00000000000a';
export const PARSA_ID = '0190a000-0000-7000-8000-00000000000b';

export function makeUser(change: Partial<ActiveUser> = {}): ActiveUser {
  return {
    id: AVA_ID,
    username: 'ava',
    first_name: 'آوا',
    last_name: 'احمدی',
    gender: 'FEMALE',
    role: 'STUDENT',
    phone: '',
    profile_url: '',
    school_name: 'دبستان سپیده',
    plan: null,
    theme: null,
    class: null,
    classes: [],
    courses: [],
    notifications: [],
    is_individual_customer: false,
    has_quiz: false,
    features: [],
    ...change,
  };
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** A token with the claims given, as a server would sign it. */
export function makeToken(claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: AVA_ID, exp: inAnHour(), ...claims })}.signature`;
}

export function makeLogin(change: Partial<LoginReply> = {}): LoginReply {
  const { class: own, classes, courses, notifications, is_individual_customer, features, has_quiz } = makeUser();
  return {
    access: makeToken(),
    refresh: 'refresh',
    device: 'device',
    user: makeUser(),
    class: own,
    classes,
    courses,
    notifications,
    is_individual_customer,
    features,
    has_quiz,
    ...change,
  };
}
