/** Why a name that somebody typed is none. */
export const personNameFault = 'نام تنها از حروف است، بی رقم و نشانه.';
