/** JSON the database has already written: passed on unparsed, because parsing a class's cells costs more than reading them. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** One object of plain fields, and of fields whose JSON is at hand. */
  static object(fields: object, written: Readonly<Record<string, string>>): JsonText {
    const plain = JSON.stringify(fields).slice(1, -1);
    const parts = Object.entries(written).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
    return new JsonText(`{${[...(plain === '' ? [] : [plain]), ...parts].join(',')}}`);
  }
}
