/** Where a place is on a map of tiles. */
export interface MapPlace {
  /** Of a province, its ISO 3166-2 code. */
  readonly code: string;
  /** Short enough for a tile. */
  readonly label: string;
  /** From 1 at the north. */
  readonly row: number;
  /** From 1 at the west. */
  readonly column: number;
}

/** The 31 provinces of Iran, each a tile about where it lies: neighbors stay neighbors as far as a grid allows. */
export const IRAN_PROVINCES: readonly MapPlace[] = [
  { code: 'IR-04', label: 'آذربایجان غربی', row: 1, column: 1 },
  { code: 'IR-03', label: 'آذربایجان شرقی', row: 1, column: 2 },
  { code: 'IR-24', label: 'اردبیل', row: 1, column: 3 },
  { code: 'IR-12', label: 'کردستان', row: 2, column: 2 },
  { code: 'IR-19', label: 'زنجان', row: 2, column: 3 },
  { code: 'IR-01', label: 'گیلان', row: 2, column: 4 },
  { code: 'IR-02', label: 'مازندران', row: 2, column: 5 },
  { code: 'IR-27', label: 'گلستان', row: 2, column: 6 },
  { code: 'IR-28', label: 'خراسان شمالی', row: 2, column: 7 },
  { code: 'IR-05', label: 'کرمانشاه', row: 3, column: 1 },
  { code: 'IR-13', label: 'همدان', row: 3, column: 2 },
  { code: 'IR-26', label: 'قزوین', row: 3, column: 3 },
  { code: 'IR-30', label: 'البرز', row: 3, column: 4 },
  { code: 'IR-23', label: 'تهران', row: 3, column: 5 },
  { code: 'IR-20', label: 'سمنان', row: 3, column: 6 },
  { code: 'IR-09', label: 'خراسان رضوی', row: 3, column: 7 },
  { code: 'IR-16', label: 'ایلام', row: 4, column: 1 },
  { code: 'IR-15', label: 'لرستان', row: 4, column: 2 },
  { code: 'IR-00', label: 'مرکزی', row: 4, column: 3 },
  { code: 'IR-25', label: 'قم', row: 4, column: 4 },
  { code: 'IR-10', label: 'اصفهان', row: 4, column: 5 },
  { code: 'IR-21', label: 'یزد', row: 4, column: 6 },
  { code: 'IR-29', label: 'خراسان جنوبی', row: 4, column: 7 },
  { code: 'IR-06', label: 'خوزستان', row: 5, column: 2 },
  { code: 'IR-14', label: 'چهارمحال', row: 5, column: 3 },
  { code: 'IR-17', label: 'کهگیلویه', row: 5, column: 4 },
  { code: 'IR-07', label: 'فارس', row: 5, column: 5 },
  { code: 'IR-08', label: 'کرمان', row: 5, column: 6 },
  { code: 'IR-11', label: 'سیستان', row: 5, column: 7 },
  { code: 'IR-18', label: 'بوشهر', row: 6, column: 4 },
  { code: 'IR-22', label: 'هرمزگان', row: 6, column: 6 },
];
