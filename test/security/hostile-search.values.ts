/** Hostile texts. Each must be treated as plain text or rejected at its field. */
export const TEXTS: Record<string, string> = {
  lucene: 'title:* OR _exists_:id AND NOT (foo~2 "bar"^5) [* TO *] {a TO z} /.*/ && || ! \\',
  'query DSL': '{"query":{"match_all":{}},"script":{"source":"1"}}',
  tsquery: "a & b | !c <-> d:* ( ' )",
  'an unfinished tsquery': "'a\\'' & !(",
  'LIKE wildcards': '%_%\\%\\_',
  SQL: "'; drop table job; -- ' or 1=1 /*",
  'question marks': '? ?? :name $1 @p %s {0}',
  'a regular expression bomb': `${'a'.repeat(40)}!(a+)+$`,
  'a dotted bomb': 'a.'.repeat(99),
  'a hyphenated bomb': 'a-'.repeat(99),
  'quotation marks': '"'.repeat(199),
  'only signs': '-+*/=<>()[]{}~^&|!:;,.#@',
  'right to left': '\u202eteacher\u202c \u200f\u061c\u2066nurse\u2069',
  'no width': 'tea\u200bcher\ufeff nurse\u00ad',
  emoji: '\u{1f469}\u200d\u{1f3eb} \u{1f1fa}\u{1f1f8} teacher',
  'combining marks': `e${'\u0301'.repeat(190)}`,
  'one that grows when it is folded': '\ufdfa'.repeat(190),
  'every script': 'נועה محمد 李雷 Ngọc Ánh ǅ ﬁ Ⅷ İ ß',
  'a long word': 'x'.repeat(200),
  'many words': 'ab '.repeat(66),
  'control characters': 'a\u0001b\u001fc\u007f\u0085\u2028d',
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a template': '{{7*7}} #{7*7} <%= 7 %>',
  'a path': '../../etc/passwd\r\nSet-Cookie: a=b',
};

/** Query strings that must be rejected (400) with a message at the parameter, or handled like a plain one. */
export const ADDRESSES: Record<string, string> = {
  NUL: 'q=a%00b',
  'NUL in the title': 'positionTitle=%00',
  'half a character': 'q=%ED%A0%BD',
  'no UTF-8': 'q=%ff%fe',
  'a broken escape': 'q=%',
  '10,000 combining marks': `q=e${'%CC%81'.repeat(10_000)}`,
  '8 KB': `q=${'a'.repeat(8_000)}`,
  '8 KB of an unknown parameter': `zzz=${'a'.repeat(8_000)}`,
  'a thousand parameters': Array.from({ length: 1_000 }, (_, at) => `p${at}=1`).join('&'),
  'a thousand times one': Array.from({ length: 1_000 }, () => 'region=SE').join('&'),
  'a text twice': 'q=a&q=b',
  'an object': 'q[$ne]=1',
  'an array by brackets': 'q[]=a',
  'an object with dots': 'q.$regex=.*',
  prototypes: '__proto__=1&constructor=1&toString=1&__proto__[limit]=5&constructor[prototype][limit]=5',
  'prototypes of a choice': 'region=__proto__',
  'prototypes of an order': 'sortedBy=constructor',
};

/** Hostile values of numeric parameters. */
export const NUMBERS = ['-1', '1e9', '1e309', '-1e309', 'NaN', 'Infinity', '0x10', '1.5', '1,5', '٣', '1;2', 'a', '{}'];

export const ORDERS = ['id', 'isUsable', '_score', '_id', 'startDate;--', 'startdate', 'title desc', '1', '__proto__'];
