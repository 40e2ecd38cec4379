/** Short forms of English words that are usual in names of fields and tables. */
const ABBREVIATIONS: Record<string, string> = {
  acct: 'account', addr: 'address', amt: 'amount', dept: 'department', desc: 'description', dist: 'distance',
  dtl: 'detail', est: 'estimated', hr: 'hour', hrs: 'hours', inv: 'invoice', lang: 'language',
  loc: 'location', mgr: 'manager', msg: 'message', mth: 'month', no: 'number',
  nr: 'number', num: 'number', pct: 'percent', pos: 'position', prev: 'previous', qty: 'quantity',
  std: 'standard', tel: 'telephone', temp: 'temperature', yr: 'year', yrs: 'years', wt: 'weight',
  avg: 'average', bal: 'balance', bldg: 'building', cd: 'code', cnt: 'count', comm: 'commission', crd: 'credit',
  ctry: 'country', cty: 'city', cust: 'customer', descr: 'description', dlv: 'delivery', dlvry: 'delivery', dt: 'date',
  emp: 'employee', fst: 'first', grp: 'group', ind: 'indicator', lmt: 'limit', lst: 'last', lvl: 'level', mfr: 'manufacturer',
  mgmt: 'management', nm: 'name', nbr: 'number', ord: 'order', org: 'organization', pmt: 'payment', prc: 'price',
  prd: 'product', prod: 'product', pymt: 'payment', recv: 'received', rcvd: 'received', rgn: 'region', sal: 'salary',
  sls: 'sales', st: 'state', stat: 'status', stk: 'stock', supp: 'supplier', tm: 'time', tot: 'total', trx: 'transaction',
  txn: 'transaction', typ: 'type', unt: 'unit', usr: 'user', vndr: 'vendor', whs: 'warehouse', wk: 'week', flg: 'flag',
} // oxfmt-ignore

/** Those that are words of their own, too: they are short forms only at the end of a longer name (`order_no`). */
const AT_THE_END = new Set([
  'no', 'num', 'nr', 'hr', 'pos', 'loc', 'temp', 'est', 'desc', 'dist', 'inv', 'std', 'st', 'stat', 'ind', 'lst', 'comm', 'prod',
]) // oxfmt-ignore
/** The words of an identifier, short forms written out. */
export const expandWords = (words: string[]): string[] =>
  words.map((word, at) => {
    const full = Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word]! : undefined
    if (full === undefined) return word
    return AT_THE_END.has(word) && (at === 0 || at < words.length - 1) ? word : full
  })
