/** Each costs some 10 KB per connection. Further statements are parsed with every call. */
const MAX_PREPARED_STATEMENTS = 200;

/** Replaces `?` by `$1`, `$2` and so on. */
export function numberPlaceholders(text: string): string {
  let number = 0;
  return text.replaceAll('?', () => `$${++number}`);
}

/** Names statements for the driver, which prepares a named one once per connection. */
export class PreparedStatements {
  private readonly byText = new Map<string, { name: string; text: string }>();

  /** `prefix` keeps the names of several sets apart that share connections. */
  constructor(private readonly prefix: string) {}

  /** The statement as the driver takes it; `text` has `?` as placeholders. */
  prepare(text: string): { name?: string; text: string } {
    const cached = this.byText.get(text);
    if (cached) return cached;
    const statement = { name: `${this.prefix}_${this.byText.size}`, text: numberPlaceholders(text) };
    if (this.byText.size >= MAX_PREPARED_STATEMENTS) return { text: statement.text };
    this.byText.set(text, statement);
    return statement;
  }
}
