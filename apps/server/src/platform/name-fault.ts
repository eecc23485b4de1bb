/** Why a name is refused that `isPersonName` does not take, by whichever check. */
export const NAME_FAULT = 'نام تنها از حروف است، بی رقم و نشانه.';
