import { wordKnowledge } from './word-knowledge/word-knowledge.ts'
import { stem } from './words.ts'

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
/** What stands last in names of fields that are written as one word: `duedate`, `invoicenumber`. */
const JOINED = /^((?!sub|arche)[a-z]{3,})(date|type|number|status|price|address|spent)$/

/** Two words that are written as one, where that is no word of its own as "candidate" and "prototype" are. */
function apart(word: string): string[] {
  const [, first, last] = JOINED.exec(word) ?? []
  const isWord = (one: string) => wordKnowledge().find(stem(one)) !== undefined
  return first && last && !isWord(word) && isWord(first) ? [first, last] : [word]
}

/** The words of an identifier, those that are written together apart, short forms written out. */
export const expandWords = (identifier: string[]): string[] =>
  identifier.flatMap(apart).map((word, at, words) => {
    const full = Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word]! : undefined
    if (full === undefined) return word
    return AT_THE_END.has(word) && (at === 0 || at < words.length - 1) ? word : full
  })
