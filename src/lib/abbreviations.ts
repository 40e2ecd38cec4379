import { nounTaxonomy } from './word-knowledge/noun-taxonomy.ts'
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

/** The shorter of two words that are written as one has so many letters, both together so many more; and they are no rarer (`rarity`). */
const SHORTEST_PART = 3
const LETTERS = 8
const RAREST_PART = 0.72
/** A short word stands by chance before many. */
const RAREST_SHORT = 0.65

const isWord = (word: string): boolean => wordKnowledge().find(stem(word)) !== undefined

/** `orderdate`: what often stands last, apart from a word before it. */
function atEnd(word: string): string[] {
  const [, first, last] = JOINED.exec(word) ?? []
  return first && last && !isWord(word) && isWord(first) ? [first, last] : [word]
}

/** Two words that are written as one, where that is no word of its own as "candidate" and "prototype" are: `duedate`, `dealstage`. */
export function apart(word: string): string[] {
  if (word.length < 6 || !/^[a-z]+$/.test(word) || isWord(word) || isPossible(word)) return [word]
  const parts = atEnd(word)
  if (parts.length > 1) return parts
  // `companyid`: what a key is of is a word, or two of them.
  const [, keyed] = /^([a-z]{4,})id$/.exec(word) ?? []
  if (keyed && (isWord(keyed) || apart(keyed).length > 1)) return [...apart(keyed), 'id']
  if (word.length < LETTERS) return [word]
  const rarity = (one: string) => (isWord(one) ? wordKnowledge().rarity(stem(one)) : 1)
  const isCommon = (parts: readonly string[], rarest: number) =>
    rarest <= (parts.some(({ length }) => length === SHORTEST_PART) ? RAREST_SHORT : RAREST_PART)
  const places = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => at + SHORTEST_PART)
  const splits = places.map(at => [word.slice(0, at), word.slice(at)])
  const [best] = splits
    .map(parts => ({ parts, rarest: Math.max(...parts.map(rarity)) }))
    .filter(({ parts, rarest }) => isCommon(parts, rarest))
    .toSorted((one, other) => one.rarest - other.rarest)
  return best && !isNoun(word) ? best.parts : [word]
}

/** "billable", "bookable": what can be done with it, by its verb. */
function isPossible(word: string): boolean {
  const verb = /^([a-z]{3,})able$/.exec(word)?.[1]
  return verb !== undefined && !verb.endsWith('t') && (isWord(verb) || isWord(`${verb}e`))
}

/** "newsletter", "postcode": a noun that is too rare to be among the words with vectors. */
const isNoun = (word: string): boolean => nounTaxonomy().likeness(word, 'thing') !== undefined

/** The words of an identifier, those that are written together apart (all of them where it is one word), short forms written out. */
export const expandWords = (identifier: string[]): string[] =>
  (identifier.length === 1 ? identifier.flatMap(apart) : identifier.flatMap(atEnd)).map((word, at, words) => {
    const full = Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word]! : undefined
    if (full === undefined) return word
    return AT_THE_END.has(word) && (at === 0 || at < words.length - 1) ? word : full
  })
