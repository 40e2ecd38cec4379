/** Short forms of English words that are usual in names of fields and tables. */
const ABBREVIATIONS: Record<string, string> = {
  acct: 'account', addr: 'address', amt: 'amount', dept: 'department', desc: 'description', dist: 'distance',
  dtl: 'detail', est: 'estimated', hr: 'hour', hrs: 'hours', inv: 'invoice', lang: 'language',
  loc: 'location', mgr: 'manager', msg: 'message', mth: 'month', no: 'number',
  nr: 'number', num: 'number', pct: 'percent', pos: 'position', prev: 'previous', qty: 'quantity',
  std: 'standard', tel: 'telephone', temp: 'temperature', yr: 'year', yrs: 'years', wt: 'weight',
} // oxfmt-ignore

/** Those that are words of their own, too: they are short forms only at the end of a longer name (`order_no`). */
const AT_THE_END = new Set(['no', 'num', 'nr', 'hr', 'pos', 'loc', 'temp', 'est', 'desc', 'dist', 'inv', 'std'])
/** The words of an identifier, short forms written out. */
export const expandWords = (words: string[]): string[] =>
  words.map((word, at) => {
    const full = Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word]! : undefined
    if (full === undefined) return word
    return AT_THE_END.has(word) && (at === 0 || at < words.length - 1) ? word : full
  })
