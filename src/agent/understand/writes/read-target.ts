import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { annotate } from '../chunks/annotate.ts'
import { dayAt } from '../conditions/times-for-kinds.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Interpretation } from '../reading/interpretation.ts'
import { interpret } from '../reading/interpret.ts'
import type { Query } from '../reading/query.ts'
import { readMessage } from '../requests/read-message.ts'
import { isPlural, plural, wordsOf } from '../language/words.ts'
import { isCodeLike, isIdentity } from './place-value.ts'
import type { ChangeContext } from './request.ts'
import { isPronoun } from './spans.ts'
import { VERBS } from './verbs.ts'
import { datedOrder } from './when-done.ts'

/** The records that a description names, and what of it was not understood. */
export interface Target {
  found: { target?: Query }
  unknown: string[]
  isBulk: boolean
  /** Only another record is named, to which one of these points. */
  isThrough?: true
  score: number
}

const LEAD_IN = /^(.+?)\s*(?:[:.!;]|\s[-–—])\s*$/s
const QUANTIFIER = /\b(?:all|every|each|any|both|everything|everyone|everybody)\b/i

const REMARK = pattern('is')`
  \s*(?:[,;.!]|\s[-–—])\s*(?:(?:because|since|as|for|now that)\s+)?(?:it|he|she|they|this|that)
  (?:['’](?:s|re)|\s+(?:is|are|was|were|has|have|isn['’]t|does|did|got|became|just))\b(.*)$
`

/** "task 7, it is finished": what is told of the record afterwards does not say which it is, unless it asks for more. */
function withoutRemark(text: string): string {
  const match = execIn(text, REMARK)
  const asksMore = match && wordsOf(match[1]!).some(word => Object.hasOwn(VERBS, word))
  return withoutSupplement(match && match.index > 0 && !asksMore ? text.slice(0, match.index) : text)
}

/** One record by its number or code, a comma, and words in lower case without figures. */
const SUPPLEMENT = pattern('su')`
  ^((?:[^,;\d]*\s)?\S*\d\S*)\s*(?:,|\s[-–—])\s+
  (?!(?:and|or|but|except|with|without|then|also|only|all|every|each|both|from|of|in|for|to|by|because|reason)\b)
  (\p{Ll}[^\d,;:"“”]*)$
`

/**
 * "complaint 6034, duplicate", "job J-17, booked by mistake": a clause without a verb or with a participle alone supplements what is
 * told (Quirk et al., 1985, 15.60) and says why; the number says which one it is. An order in it is one.
 */
function withoutSupplement(text: string): string {
  const [, record, told] = execIn(text, SUPPLEMENT) ?? []
  const words = wordsOf(told ?? '')
  return record && words.length <= 6 && !words.some(word => Object.hasOwn(VERBS, word)) ? record : text
}

/** A description without the mark that ends its sentence; one with it is a remark before the next ("Ann got promoted: …"). */
export const withoutEnd = (text: string): string => text.replace(/[\s.!]+$/, '')

/** The records that a description names, read as a question would be. */
export function readTarget(text: string, context: ChangeContext): Target {
  const { entity, app, now } = context
  const isIn = LEAD_IN.exec(text)?.[1]
  const plain = withoutRemark(isIn ?? text)
    .trim()
    .replace(/^(?:for|of|on|in|from)\s+/i, '')
    .replace(/['’]s?$/, '')
    .replace(/^\s*(?:and|then|also)\s+/i, '')
  const previous = context.subject ?? context.previous
  if (isPronoun(plain)) return fromPrevious(plain, previous, entity)
  // "mark it as signed and …": how it is to be does not say which it is.
  if (POINTS_ON.test(plain)) return { found: {}, unknown: [plain], isBulk: false, score: -6 }
  const noun = new Set(wordsOf(`${entity.noun} ${plural(entity.noun)}`))
  const pointsBack = /^(?:the|that|this|said)\s+(.+)$/i.exec(plain)
  if (pointsBack && previous?.root.entity === entity.key && wordsOf(pointsBack[1]!).every(w => noun.has(w)))
    return fromPrevious('it', previous, entity)
  const owned = ownedBy(plain, previous, entity)
  if (owned !== undefined) return readTarget(owned, context)
  const nouns = readNouns(plain, context)
  const other = nouns.head && nouns.head !== entity ? plain : nouns.beside
  if (other) return { found: {}, unknown: [other], isBulk: false, score: -6 }
  const points = /\b(?:it|them|those|these|that|this|ones?|same|first|second|third|last|former|latter|other)\b/i.test(
    plain,
  )
  const whose = /^(?:his|her|its|their)\b/i.exec(plain)?.[0]
  const read = (words: string) =>
    interpret(readMessage(words, now), app, points || whose ? { previous: whose ? previous : context.previous } : {})
  const names = (reading: Interpretation) => reading.query?.root.entity === entity.key
  let reading = read(plain)
  if (!nouns.head && (!names(reading) || reading.unknown.length)) {
    const again = read(`${entity.noun} ${plain}`)
    if (names(again) && again.unknown.length <= reading.unknown.length) reading = again
  }
  const keys = reading.unknown.length ? keysBehind(plain, noun) : undefined
  if (keys) {
    const again = read(`${keys.length > 1 ? plural(entity.noun) : entity.noun} with id ${keys.join(' or ')}`)
    if (names(again) && again.unknown.length < reading.unknown.length) reading = again
  }
  const whole = names(reading) && reading.query?.root ? toList(reading.query) : undefined
  const dated = whole && datedOrder(whole, entity, reading)
  const query = dated?.query ?? whole
  const isBulk = saysMany(plain, entity, reading)
  // "waive their biggest fine" where nobody was spoken of, or nobody who has fines: not the biggest one of all.
  const ofNobody = whose !== undefined && reading.goesOn !== true
  // "renew the licence Apollo until 2028": until when it is to be tells nothing of which one.
  const until = isBulk ? [] : (/\s(?:until|till)\s\S.*$/i.exec(plain) ?? [])
  const unknown = [
    ...until,
    ...reading.unknown,
    ...parts(reading.query),
    ...(dated?.when ?? []),
    ...(ofNobody ? [whose] : []),
  ]
  const only = isIn !== undefined && query ? identityOnly(query, entity) : undefined
  if (only) return { found: { target: only }, unknown: [], isBulk: false, score: reading.score }
  if (!query)
    return { found: {}, unknown: unknown.length || !plain ? unknown : [plain], isBulk, score: reading.score - 2 }
  const { where, within, related, limit, anyOf, sources } = query.root
  const isOwn = where.length || within || limit !== undefined || anyOf?.length || sources.length
  // "delete Ann Weaver" is no request to delete what belongs to her.
  if (!isOwn && related.length && !nouns.head) {
    const isDeleted = !context.operation || context.operation.kind === 'delete'
    // "close INVO-1" of a task is nothing that is done to its project.
    if (isDeleted || related.length > 1 || !pointsTo(entity, related[0]!.selection.entity))
      return { found: {}, unknown: [plain], isBulk, score: reading.score - 6 }
    // "check Biscuit in": what is done to stays only is done to the stay of Biscuit.
    return { found: { target: query }, unknown, isBulk: false, isThrough: true, score: reading.score - 3 }
  }
  // "close everything" says neither what nor which.
  if (!isOwn && !related.length && !nouns.head) return { found: {}, unknown: [], isBulk, score: reading.score - 4 }
  const restricts = where.length || within || related.length || limit !== undefined || anyOf?.length || sources.length
  return {
    found: restricts || testIn(plain, QUANTIFIER) ? { target: query } : {},
    unknown,
    isBulk,
    score: reading.score,
  }
}

/** A pronoun and what becomes of it. */
const POINTS_ON = /^(?:it|him|her|them)\s+(?:as|to|into|by|up|down)\s+\S/i

const pointsTo = ({ fields }: Entity, other: string): boolean => fields.some(({ target }) => target === other)

/** "Ann cannot come, cancel her booking": the one that belongs to the record that was spoken of. */
function ownedBy(text: string, previous: Query | undefined, entity: Entity): string | undefined {
  const noun = /^(?:his|her|its|their)\s+(.+)$/i.exec(text)?.[1]
  const where = previous?.root.where ?? []
  const isOne = where.length > 0 && where.every(({ op, values }) => op === '=' && values.length === 1)
  if (!noun || !isOne || previous?.root.entity === entity.key) return undefined
  return `${noun} of ${where.map(({ values }) => values[0]).join(' ')}`
}

/** "repairs 132 and 133": numbers right behind the noun are keys, also where keys are texts. */
function keysBehind(text: string, noun: Set<string>): string[] | undefined {
  const match = /^(?:the\s+)?([\p{L}\s-]+?)\s+(?:no\.?\s*|number\s+|#)?(\d+(?:\s*(?:,|and|or|&)+\s*\d+)*)$/iu.exec(text)
  const words = wordsOf(match?.[1] ?? '')
  // "work log 7" of `worklogs`: two words that a service writes as one.
  return match && (words.every(word => noun.has(word)) || noun.has(words.join('')))
    ? match[2]!.match(/\d+/g)!
    : undefined
}

/**
 * The kind of record that a description is about: its first noun, or the one behind a possessive or right behind another
 * ("customer Ann's tickets", "customer tickets"). `beside` is another kind that is named with "and".
 */
function readNouns(text: string, { app, now, entity }: ChangeContext): { head?: Entity; beside?: string } {
  const message = readMessage(text, now)
  const chunks = annotate(message, app.dictionary, app.vocabularies)
  const [first, link] = chunks
  // "Ann Lee at the East wing": a record by its name, and where it is.
  const isPlaced =
    link && /^(?:at|in|from)$/i.test(link.text) && first!.values.some(v => v.entity === entity && isIdentity(v))
  if (isPlaced) return {}
  const nouns = chunks.flatMap((c, at) => {
    const [best] = [...c.entities].sort((a, b) => b.quality - a.quality)
    const isName = c.values.length > 0 && /^\p{Lu}/u.test(c.text)
    const isOwnList = best?.entity.inside?.entity === entity.key
    return best && best.quality >= 0.7 && !isName && !isOwnList
      ? [{ entity: dayAt(chunks, at, app.model) ?? best.entity, chunk: c }]
      : []
  })
  let head = nouns[0]
  for (const next of nouns.slice(1)) {
    const between = message.text.slice(message.tokens[head!.chunk.to - 1]!.end, message.tokens[next.chunk.from]!.start)
    if (/['’]s?\s+(?:\w+\s+)*$/.test(between) || /^\s+$/.test(between)) head = next
    else if (
      next.entity !== head!.entity &&
      /(?:\band|,|&|\bplus|\bwith)\s+(?:all\s+)?(?:the\s+|her\s+|his\s+|its\s+|their\s+)?(?:\w+\s+)?$/i.test(between)
    )
      return { head: head!.entity, beside: message.text.slice(message.tokens[next.chunk.from]!.start) }
  }
  return head ? { head: head.entity } : {}
}

const toList = (query: Query): Query => ({ ...query, ask: 'list', project: [], measures: [], lookup: true })

/** Fields that the description asks for: a part of a record is not the record. */
const parts = (query?: Query): string[] =>
  [...(query?.project.flat() ?? []), ...(query?.measures.flatMap(m => m.column ?? []) ?? [])].map(column =>
    column.replace(/[_.]/g, ' '),
  )

function fromPrevious(text: string, previous: Query | undefined, entity: Entity): Target {
  const isMany = /^(?:them|they|these|those|both)$/i.test(text)
  if (previous?.root.entity !== entity.key) return { found: {}, unknown: [], isBulk: isMany, score: 0 }
  const query: Query = { ...toList(previous), lookup: true }
  delete query.group
  delete query.groupOrder
  delete query.having
  return { found: { target: query }, unknown: [], isBulk: isMany, score: 2 }
}

/** Only what tells which record it is: a report of what happened is no condition. */
export function identityOnly(query: Query, entity: Entity): Query | undefined {
  const tells = new Set(
    [...entity.nameFields, ...entity.fields.filter(f => f.role === 'id' || f.role === 'email')].map(f => f.column),
  )
  const names = query.root.where.filter(
    c => c.op === '=' && (c.columns.every(column => tells.has(column)) || c.values.every(isCodeLike)),
  )
  return names.length === 1 ? { ...query, root: { ...query.root, where: names, related: [] } } : undefined
}

/** "Ann Lee from the customers", "from the HRM employees", "from the list of our customers": where one is taken from that is told by its name. */
const WHENCE = pattern('u')`
  \S\s+(?:from|off|out\ of)\ (?:the|our|my|this)\ (?:list\ of\ (?:(?:the|our|my|all)\ )?)?(?:\p{Lu}[\p{L}\d]+\ )?\p{Ll}+(?:[ -]\p{Ll}+)?[\s.!]*$
`

/** "all leads from Ohio", "closed tickets", "Ann Lee and Bob Ray": more than one may be meant. */
function saysMany(text: string, entity: Entity, reading: Interpretation): boolean {
  if (testIn(text, QUANTIFIER) || /^(?:those|these|the ones)\s/i.test(text)) return true
  const mention = reading.chunks.find(c => c.entities.some(e => e.entity === entity))
  const isNoun = mention && isPlural(wordsOf(mention.text).at(-1) ?? '')
  const identities = reading.query?.root.where.some(c => c.op === 'in' && c.values.length > 1)
  const isWhence = isNoun && testIn(text, WHENCE) && reading.query && identityOnly(reading.query, entity)
  return Boolean(isNoun && !isWhence) || Boolean(identities && /,|\band\b|&/.test(text))
}
