import type { Chunk } from '../chunks/chunk.ts'
import { endsOn, lasts, lastsUntil } from '../entity-model/begin-and-end.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { singular, stem, wordsOf } from '../language/words.ts'
import { sameRoot } from '../language/same-root.ts'
import { type Draft, type Node, addCondition, addNode, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { isFullName, namingValues } from '../vocabulary/vocabulary.ts'
import { labelOf } from './shared.ts'

const OVER =
  /\b(?:has|have|had|is|are|'s)(?<not>n['’]t| not)?\s+(?:(?:already|now|long since)\s+)?(?<over>expired|passed|lapsed|elapsed|run out|ran out)\b/i

/** "has Ann's permit run out?" */
const IS_OVER = /^(?:ha[sd]|have)\s[^?]{3,60}?\s(?<over>expired|lapsed|run out)(?=\W*$)/i

/** Words of a date until which something holds or by which it has to be done. */
const UNTIL = /^(?:until|till|expir\w*|expiry|valid|due|deadline|next|end|ends|ending)$/

/** "whose permit has expired", "a service date that has already passed": the date until which it holds is before today. */
export function readExpired(draft: Draft): void {
  const { chunks, message } = draft
  chunks.forEach((chunk, at) => readExpiredOnes(draft, chunk, at))
  const match = execIn(message.text, OVER) ?? execIn(message.text, IS_OVER)
  if (!match) return
  const start = match.index + match[0].length - match.groups!.over!.length
  const end = match.index + match[0].length
  const said = chunks.filter(
    c => message.tokens[c.from]!.start >= start && message.tokens[c.to - 1]!.end <= end && c.kind !== 'filler',
  )
  const passes = /^(?:passed|elapsed)$/i.test(match.groups!.over!)
  const known = [...draft.nodes]
  const target =
    ownLastDay(draft, said) ??
    lastDayOfNamed(draft, said) ??
    dateMeant(draft, start, false) ??
    (passes ? dateMeant(draft, start, true) : undefined)
  // A state of that name says it itself, unless only others have it; the particle of "run out" says nothing by itself.
  const isState = (c: Chunk) => c.values.some(v => !target || known.some(n => n.entity === v.entity))
  const isElse = (c: Chunk) => !isFree(c) || isState(c) || c.fields.some(f => f.quality >= 0.8 && !isLastDay(f.field)) // oxfmt-ignore
  if (said.some(c => isElse(c) && !/^out$/i.test(c.text))) return void (draft.nodes = known)
  if (!target) return
  const { node, field, at } = target
  const isDenied = match.groups!.not !== undefined
  addOver(node, field, message.today, at, isDenied)
  const denial = isDenied ? chunks.findLast((c, i) => i < chunks.indexOf(said[0]!) && c.operator?.type === 'negation') : undefined // oxfmt-ignore
  for (const chunk of [...said, ...(denial ? [denial] : [])]) use(chunk, 'condition')
  if (chunks[at] && isFree(chunks[at])) use(chunks[at]!, 'condition')
}
readExpired.needs = /^(?:expired|passed|lapsed|elapsed|out)$/

const EXPIRED_ONE = /^(?:expired|lapsed)\s\p{L}/iu

/** "owners with an expired permit" of a `permit_expires`: the participle before the noun says the same. */
function readExpiredOnes(draft: Draft, chunk: Chunk, at: number): void {
  const isAttribute = /^(?:expired|lapsed)$/i.test(chunk.text) && isFree(chunk) && !negationBefore(draft, at)
  const named =
    isAttribute && !BETWEEN.test(draft.chunks[at - 1]?.text ?? '') ? lastDayOfNamed(draft, [chunk]) : undefined
  if (named) {
    addOver(named.node, named.field, draft.message.today, at)
    return use(chunk, 'condition')
  }
  if (!EXPIRED_ONE.test(chunk.text) || !isFree(chunk) || chunk.values.length || negationBefore(draft, at)) return
  const told = chunk.fields.filter(f => f.field.role === 'date' && f.field.words.some(word => UNTIL.test(word)))
  const { entity, field } = told.find(f => draft.nodes.some(n => n.entity === f.entity)) ?? told[0] ?? {}
  if (!entity || !field) return
  const node = draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, at, true)
  addOver(node, field, draft.message.today, at)
  use(chunk, 'condition')
}

/** The day until which it holds is over, or is not where that is denied. */
function addOver(node: Node, field: Field, today: string, at: number, isDenied = false): void {
  addCondition(node, {
    columns: [field.column],
    ...(isDenied ? { op: '>=', orEmpty: true } : { op: '<' }),
    values: [today],
    asDay: true,
    at,
    label: `${labelOf(field)} ${isDenied ? 'not ' : ''}before today`,
  })
}

const isLastDay = (field: Field): boolean =>
  field.role === 'date' && (field.words.some(word => /^expir/.test(word)) || keepsUntil(field))

/** `best_before`, `useBy`: until when food and the like keep (regulation 1169/2011 on food labels). */
const keepsUntil = ({ role, words }: Field): boolean =>
  role === 'date' && /^(?:best before|(?:use|sell|consume) by)\b/.test(words.join(' '))

/** "vouchers that have expired" of an `expires_on`: the verb is called as the day itself. */
function ownLastDay(draft: Draft, said: readonly Chunk[]) {
  const { chunks, nodes } = draft
  const verb = said.find(c => c.fields.some(f => isLastDay(f.field)))
  const at = verb ? chunks.indexOf(verb) : -1
  const node = verb && nodes.findLast(n => n.at < at && verb.fields.some(f => f.entity === n.entity))
  const field = verb?.fields.find(f => f.entity === node?.entity && isLastDay(f.field))?.field
  return node && field && { node, field, at }
}

/**
 * "whose Deck Pass has expired", "an expired Deck Pass" of certificates called so: the name right beside the verb stands for the records of
 * which some day is the last, and that day is theirs, whoever else is spoken of.
 */
function lastDayOfNamed(draft: Draft, said: readonly Chunk[]) {
  const { chunks, nodes } = draft
  const verb = said.find(c => c.fields.some(f => isLastDay(f.field)))
  if (!verb) return undefined
  const at = chunks.indexOf(verb)
  let before = at - 1
  while (BETWEEN.test(chunks[before]?.text ?? '')) before--
  const [name, behind] = [chunks[before], chunks[at + 1]]
  const named = [...(isFree(name) ? name.values : []), ...(isFree(behind) && before === at - 1 ? behind.values : [])]
  const owners = new Set(named.filter(isFullName).map(v => v.entity))
  const [mention, ...others] = verb.fields.filter(f => isLastDay(f.field) && owners.has(f.entity))
  if (!mention || others.length || nodes.some(n => n.entity === mention.entity)) return undefined
  return { node: addNode(draft, mention.entity, at, true), field: mention.field, at }
}
const BETWEEN = /^(?:that|which|has|have|had|is|are|already|now|n['’]t|not|long since)$/i

/** How surely a word is the name of a field itself. */
const CALLED_SO = 0.8

const RUNS_OUT = /\b(?<ends>expires?|expiring|runs? out|running out|lapses?|lapsing|ends?)\b/i

/**
 * "a vaccination that runs out in the next 30 days" of a `vaccinated_until`: the noun and the verb are that date, and what stands behind
 * them is when. Where either is called otherwise, the words say it themselves.
 */
export function readRunsOut(draft: Draft): void {
  const { chunks, message } = draft
  const match = execIn(message.text, RUNS_OUT)
  if (!match || !chunks.some(c => isFree(c) && c.literal?.kind === 'date')) return
  const end = match.index + match[0].length
  const said = chunks.filter(
    c => message.tokens[c.from]!.start >= match.index && message.tokens[c.to - 1]!.end <= end && c.kind !== 'filler',
  )
  const [verb] = said
  if (!isFree(verb) || verb.values.length) return
  const target = dateMeant(draft, match.index, false) ?? onlyOnesThatKeep(draft)
  const noun = target && chunks[target.at]
  // "donations that expire in June" of a `best_before`: whatever of others is called after the verb.
  if (target && keepsUntil(target.field) && !verb.fields.some(f => f.entity === target.node.entity)) {
    nameField(verb, { entity: target.node.entity, field: target.field, columns: [target.field.column], quality: 1 })
    return
  }
  // "contract that expires" beside a `card_expires`: the noun before says whose day it is.
  const isNamed = target?.field.words.includes(singular(chunks[target.at]?.text.toLowerCase() ?? ''))
  if (!isNamed && verb.fields.some(f => f.quality >= CALLED_SO)) return
  if (!target || !isFree(noun) || (noun.fields.length && !isOneOfSeveral(noun, target.field))) return
  nameField(verb, { entity: target.node.entity, field: target.field, columns: [target.field.column], quality: 1 })
  for (const chunk of [noun, ...said.slice(1)]) {
    Object.assign(chunk, { kind: 'filler', values: [], fields: [] })
    use(chunk, 'filler')
  }
}

/** "what expires this month?": not the permit of somebody, where one kind of things says until when it keeps. */
function onlyOnesThatKeep(draft: Draft) {
  if (!/^what$/i.test(draft.chunks[0]!.text) || draft.nodes.some(n => !n.implicit)) return undefined
  const kept = draft.app.entities.flatMap(entity => {
    const field = entity.hidden ? undefined : entity.fields.find(keepsUntil)
    return field ? [{ entity, field }] : []
  })
  const [only, ...others] = kept
  return only && !others.length ? { node: addNode(draft, only.entity, 0, true), field: only.field, at: 0 } : undefined
}
readRunsOut.needs = /^(?:expir(?:es?|ing)|runs?|running|laps(?:es?|ing)|ends?)$/

/**
 * "when does Ann's Tower Crane Ticket run out?", "when will the permit lapse?" of an `expires_on`: of records with one day of ending, which are
 * named or are called by their noun, the verb asks for it. Of what is counted it asks until when it lasts.
 */
export function readWhenItRunsOut(draft: Draft): void {
  const { chunks } = draft
  const isAsked = /^when$/i.test(chunks.find(c => !/^(?:and|so|but)$/i.test(c.text))?.text ?? '')
  if (!isAsked || !/^(?:do|does|did|will|is|are)$/i.test(chunks[1]?.text ?? '')) return
  const at = chunks.findIndex((c, i) => isFree(c) && isRunningOut(chunks, i))
  const verb = at < 0 ? chunks.findIndex((c, i) => i > 1 && isFree(c) && /^expire$/i.test(c.text)) : at
  if (verb < 0) return
  const said = chunks.slice(0, verb).flatMap(c => [...c.entities.filter(e => e.quality >= 0.8), ...namingValues(c)])
  // "when does C-12 run out" of a contract with a `start_date` and an `end_date`.
  const ends = (entity: Entity): Field[] => {
    const told = entity.fields.filter(f => tellsItsEnd(f) && !f.words.some(word => OF_A_PART.test(word)))
    const last = told.length || !lasts(entity) ? undefined : endsOn(entity)
    return last ? [last] : told
  }
  const owners = new Set(said.map(one => one.entity))
  const named = [...owners].flatMap(entity => {
    const noun = endOfPart(draft, entity, verb)
    return noun ? [{ entity, ...noun }] : []
  })
  if (named.length === 1) return askForEndOf(draft, named[0]!, verb)
  if (at < 0) return
  const [entity, ...others] = [...owners].filter(one => ends(one).length === 1)
  if (!entity || others.length || entity.fields.some(f => f.words.some(word => COUNTED.test(word)))) return
  const [field] = ends(entity)
  nameField(chunks[at]!, { entity, field: field!, columns: [field!.column], quality: 1 })
  // "Ann's licence" of a `licence_expires_on`: what runs out is called as the day itself.
  const noun = chunks[at - 1]
  if (isFree(noun) && noun.kind === 'unknown' && field!.words.some(word => stem(word) === stem(noun.text.toLowerCase()))) use(noun, 'told') // oxfmt-ignore
  passParticle(chunks, at)
}
readWhenItRunsOut.needs = /^(?:run|running|lapse|expire)$/

function passParticle(chunks: readonly Chunk[], at: number): void {
  const particle = chunks[at + 1]
  if (particle && /^out$/i.test(particle.text)) use(makeFiller(particle), 'filler')
}

/**
 * "when does Ann's trading licence run out" of a `licence.expires_on` and a `licence.number` beside an `insurance_expires_on`: of several days of
 * ending the one whose other words are said of what ends.
 */
function endOfPart({ chunks }: Draft, entity: Entity, verb: number): { field: Field; nouns: Chunk[] } | undefined {
  const ownWords = ({ words }: Field) => words.filter(word => !PLAIN_END.test(word) && !entity.words.includes(word))
  const found = entity.fields.filter(tellsItsEnd).flatMap(field => {
    const own = ownWords(field).map(stem)
    const saysIt = (c: Chunk) => !c.entities.length && !namingValues(c).length && wordsOf(c.text).some(word => own.includes(stem(word))) // oxfmt-ignore
    const nouns = chunks.slice(2, verb).filter(c => isFree(c) && saysIt(c))
    const told = nouns.flatMap(c => wordsOf(c.text)).map(stem)
    return own.length && own.every(word => told.includes(word)) ? [{ field, nouns }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** What ends is called as the day itself, and so it says no more than the verb. */
function askForEndOf(
  draft: Draft,
  { entity, field, nouns }: { entity: Entity; field: Field; nouns: Chunk[] },
  verb: number,
): void {
  const { chunks } = draft
  const described = wordsOf(field.description)
  nameField(chunks[verb]!, { entity, field, columns: [field.column], quality: 1 })
  // "her Garda vetting": what the description of the day says of it.
  const sort = chunks[chunks.indexOf(nouns[0]!) - 1]
  if (isFree(sort) && sort.kind === 'unknown' && wordsOf(sort.text).every(word => described.includes(word)))
    use(sort, 'told')
  for (const noun of nouns) {
    Object.assign(noun, { kind: 'filler', values: [], fields: [] })
    use(noun, 'told')
  }
  passParticle(chunks, verb)
}

/** What only begins with a record, or is paid by, has an end of its own. */
const OF_A_PART = /^(?:trial|probation|notice|card)$/
const isRunningOut = (chunks: readonly Chunk[], at: number): boolean =>
  /^(?:run|running) out$|^lapse$/i.test(chunks[at]!.text) ||
  (/^(?:run|running)$/i.test(chunks[at]!.text) && /^out$/i.test(chunks[at + 1]?.text ?? ''))
const COUNTED = /^(?:stock|quantity|qty|hand|balance|left|remaining)$/

const ENDING =
  /^(?:ends?|ended|ending|expires?|expired|expiring|lapses?|lapsed|runs? out|ran out|running out|finish(?:es|ed|ing)?)$/i
/** What the name of the day may say on which a record itself ends. */
export const PLAIN_END = /^(?:valid|until|till|expir\w*|expiry|ends?|ending|end|to|on|at|date|day)$/

/**
 * "contracts that end in June" of a `valid_until` and a `probation_ends`: records end on the day that tells it of them, and not on one of
 * something about them. Before days are read.
 */
export function readEndOfRecords({ chunks, nodes }: Draft): void {
  // "the voucher ending in 443": no day is told.
  if (!chunks.some(c => isFree(c) && c.literal?.kind === 'date')) return
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !ENDING.test(chunk.text) || chunk.entities.length) return
    const noun = nodes.filter(n => !n.implicit && n.at < at && n.at >= at - 3).at(-1)
    // "contracts that finish in June", where visits may be completed: only a state of their own says it itself.
    const isPlainVerb = /^finish(?:es)?$/i.test(chunk.text)
    if (chunk.values.some(v => !isPlainVerb || v.entity === noun?.entity)) return
    const isUntil = ({ words }: Field) => words.some(word => UNTIL.test(word))
    const days = noun?.entity.fields.filter(f => f.role === 'date' && !f.nested && isUntil(f)) ?? []
    const own = days.filter(({ words }) =>
      words.every(word => PLAIN_END.test(word) || noun!.entity.words.includes(word)),
    )
    const [day, ...others] = own
    if (!noun || !day || others.length || chunk.fields.some(f => f.field === day && f.quality === 1)) return
    nameField(chunk, { entity: noun.entity, field: day, columns: [day.column], quality: 1 })
  })
}
readEndOfRecords.needs = /^(?:finish(?:es|ed|ing)?|end(?:s|ed|ing)?|expir\w*|lapse[sd]?|runs?|ran|running)$/

/** "contract" of a `contract.starts_on` and a `contract.ends_on`, or of a `contract_type` and a `contract_ends`: which of them it is, the verb says. */
const isOneOfSeveral = ({ text, fields, values, entities }: Chunk, target: Field): boolean =>
  values.length + entities.length === 0 &&
  fields.every(f => f.quality < 0.8) &&
  ((fields.some(f => f.field === target) && fields.filter(f => f.field.role === 'date').length > 1) ||
    target.words.some(word => word.length > 4 && singular(text.toLowerCase()) === word))

/**
 * The date that the words before name, or whose own words are of the same root ("licence" of `licensed_until`): one until which
 * something holds, or any date that is named, which may pass as well.
 */
function dateMeant(draft: Draft, end: number, ofAnyDate: boolean) {
  const { chunks, message, nodes, app } = draft
  const isUntil = (field: Field) => field.role === 'date' && field.words.some(word => UNTIL.test(word))
  const before = [...chunks.keys()].filter(i => message.tokens[chunks[i]!.from]!.start < end)
  const named = nodes.filter(n => !n.implicit)
  for (const i of before.toReversed()) {
    const fields = chunks[i]!.fields.filter(
      f => (f.quality >= 0.5 && isUntil(f.field)) || (ofAnyDate && f.quality >= 0.8 && f.field.role === 'date'),
    )
    const field = fields.find(f => named.some(n => n.entity === f.entity)) ?? (named.length ? undefined : fields[0])
    const node = field && (named.find(n => n.entity === field.entity) ?? addNode(draft, field.entity, i, true))
    if (field && node) return { node, field: field.field, at: i }
  }
  for (const i of before.toReversed()) {
    const word = chunks[i]!.text.toLowerCase()
    if (word.length < 5) continue
    const owners = app.entities.flatMap(entity =>
      entity.fields
        .filter(f => isUntil(f) && f.words.some(w => w.length > 4 && !UNTIL.test(w) && sameRoot(w, word)))
        .map(field => ({ entity, field })),
    )
    const own = owners.filter(o => named.some(n => n.entity === o.entity))
    const [only, ...others] = own.length ? own : owners
    if (!only || others.length) continue
    // The word names the date, no records of their own.
    draft.nodes = nodes.filter(n => n.at !== i || n.entity === only.entity)
    const node = draft.nodes.find(n => n.entity === only.entity) ?? addNode(draft, only.entity, i, true)
    return { node, field: only.field, at: i }
  }
  return ofAnyDate
    ? undefined
    : named
        .toReversed()
        .map(ownEnd)
        .find(one => one !== undefined)
}

/** "which permits have expired": the one date until which the records that are named hold. */
function ownEnd(node: Node | undefined) {
  const isEnd = (f: Field) => tellsItsEnd(f) || (f.role === 'date' && lastsUntil(f))
  const [field, ...others] = node?.entity.fields.filter(isEnd) ?? []
  const last = field ?? (node && lasts(node.entity) ? endsOn(node.entity) : undefined)
  return node && last && !others.length ? { node, field: last, at: Math.floor(node.at) } : undefined
}
/** The day is called after it that something holds or keeps no longer. */
export const tellsItsEnd = (field: Field): boolean =>
  field.role === 'date' && (field.words.some(word => END.test(word)) || keepsUntil(field))
const END = /^(?:until|till|expir\w*|expiry)$/
