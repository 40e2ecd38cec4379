import type { Chunk } from '../chunks/chunk.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { valueWords } from '../vocabulary/loose-keys.ts'
import { isDerived, singular, stem, wordsOf } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { lacksKey } from './needed-things.ts'
import { pointsTo } from '../entity-model/relations.ts'
import { kindsNamed } from './shared.ts'
import { NOBODY } from './nobody.ts'

/** Verbs of waiting and nouns for what decides (a closed class). */
export const WAITING = /^(?:waiting|awaiting|wait|await|awaits|pending)$/i
export const DECISION =
  /^(?:decisions?|approvals?|answers?|responses?|confirmations?|repl(?:y|ies)|verdicts?|authori[sz]ation|sign-?off)$/i
export const LITTLE = /^(?:for|on|an?|the|our|their|his|her|its|your|any|some|someone's|somebody's|manager's)$/i

/** Where the little words behind a place end. */
function behindLittle(chunks: readonly Chunk[], at: number): number {
  let end = at + 1
  while (chunks[end] && LITTLE.test(chunks[end]!.text)) end++
  return end
}

/** What has been decided, one way or the other, and what has only been asked for, as stems of states. */
const YES = new Set(['approved', 'accepted', 'granted', 'confirmed', 'authorised', 'authorized'].map(stem))
const NO = new Set(['declined', 'rejected', 'refused', 'denied', 'disapproved'].map(stem))
const ASKED = new Set(
  [
    'requested',
    'submitted',
    'sent',
    'pending',
    'proposed',
    'applied',
    'waiting',
    'awaiting',
    'undecided',
    'filed',
    'received',
    'open',
  ].map(stem),
)

/**
 * "absences that are waiting for a decision", "quotes awaiting approval": of states of which one is a yes or a no, the only one in which
 * something has been asked for and not decided yet. Before nouns are looked for.
 */
export function readAwaiting(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && WAITING.test(c.text))
  if (at < 0 || readStateOfWaiting(draft, at) || readWaitingForSuch(draft, at) || readWaitingList(draft, at)) return
  const end = behindLittle(chunks, at)
  const noun = chunks[end]
  const spoken = spokenOf(chunks.slice(0, at))
  if (isFree(noun) && DECISION.test(noun.text) && readFlagOfDecision(chunks.slice(at, end), noun, [...spoken])) return
  const isOfThose = ({ entity }: { entity: Entity }) => !spoken.size || spoken.has(entity)
  if (
    !isFree(noun) ||
    !DECISION.test(noun.text) ||
    noun.values.some(v => v.quality >= 0.95 && isOfThose(v)) ||
    noun.fields.some(f => f.quality >= 0.8 && isOfThose(f) && !undecidedOf(f.entity, f.field).length)
  )
    return
  const entities = spoken.size ? [...spoken] : draft.app.entities.filter(entity => !entity.hidden)
  const found = entities.flatMap(entity => entity.fields.flatMap(field => undecidedOf(entity, field)))
  const [one, ...others] = found
  if (!one || others.length) return
  Object.assign(noun, {
    kind: 'mention' as const,
    entities: [],
    fields: [],
    values: [{ entity: one.entity, field: one.field, columns: [one.field.column], values: [one.state], quality: 1 }],
    certainty: 1,
  })
  const waiting = chunks[at]!
  makeFiller(waiting)
  use(waiting, 'filler')
}
/**
 * "requests that have not been decided yet", "that nobody has looked at", "unanswered",
 * "without an answer" of states of which one is a yes or a no: the only one in which
 * something has been asked for.
 */
export function readUndecided({ chunks }: Draft): void {
  const isUnknown = (c: Chunk) => isFree(c) && !c.values.length && !c.fields.length
  const isLacking = (c: Chunk | undefined) => c?.operator?.type === 'missing'
  const at = chunks.findIndex(
    (c, i) =>
      isUnknown(c) &&
      (DECIDED.test(c.text) || UNDECIDED.test(c.text) || (DECISION.test(c.text) && isLacking(chunks[i - 1]))),
  )
  const isSaid = UNDECIDED.test(chunks[at]?.text ?? '')
  const negation = isSaid
    ? chunks[at]
    : chunks
        .slice(Math.max(0, at - 3), Math.max(0, at))
        .find(c => c.operator?.type === 'negation' || isLacking(c) || NOBODY.test(c.text))
  const [entity, ...others] = spokenOf(chunks.slice(0, Math.max(0, at)))
  if (!negation || !entity || others.length) return
  const [one, ...more] = entity.fields.flatMap(field => undecidedOf(entity, field))
  if (!one || more.length) return
  const { field, state } = one
  const values = [{ entity, field, columns: [field.column], values: [state], quality: 1 }]
  if (!isSaid) use(Object.assign(makeFiller(negation), { operator: undefined }), 'condition')
  Object.assign(chunks[at]!, { kind: 'mention' as const, entities: [], fields: [], values, certainty: 1 })
}
const DECIDED = /^(?:decided|processed|answered|reviewed|looked|handled|checked)$/i
/** Words that say by themselves that it has not been decided. */
const UNDECIDED = /^(?:undecided|unanswered|unprocessed|unreviewed|pending)$/i
readUndecided.needs = (word: string) => DECIDED.test(word) || UNDECIDED.test(word) || DECISION.test(word)

readAwaiting.needs = (word: string) => WAITING.test(word)

/** "timesheets waiting for approval" of a flag `approved`: it is not so yet. */
function readFlagOfDecision(waiting: readonly Chunk[], noun: Chunk, entities: readonly Entity[]): boolean {
  const isOfNoun = ({ words }: Field) =>
    YES.has(stem(words.at(-1)!)) &&
    (EITHER_WAY.test(noun.text) || isDerived(words.at(-1)!, singular(noun.text.toLowerCase())))
  const flags = entities.flatMap(entity =>
    entity.fields.filter(f => f.role === 'boolean' && !f.nested && isOfNoun(f)).map(field => ({ entity, field })),
  )
  const [flag, ...others] = flags
  if (!flag || others.length) return false
  nameField(noun, { ...flag, columns: [flag.field.column], quality: 1 })
  // A flag that is unset while nobody has said yes or no tells by false that it was refused.
  const isUnset = mayBeEmpty(flag.field)
  if (isUnset) Object.assign(waiting.at(-1)!, { kind: 'operator', operator: { type: 'missing', empty: true } })
  else noun.negated = true
  for (const chunk of isUnset ? waiting.slice(0, -1) : waiting) use(makeFiller(chunk), 'filler')
  return true
}
/** What says nothing of which way it is decided. */
const EITHER_WAY = /^(?:decisions?|answers?|responses?|repl(?:y|ies)|verdicts?)$/i

/** The kinds that are named; "holiday requests": else those of which the words are states. */
function spokenOf(chunks: readonly Chunk[]): Set<Entity> {
  const named = kindsNamed(chunks)
  const valued = (least: number) =>
    chunks.flatMap(c => c.values.filter(v => v.quality >= least && v.field.role === 'category')).map(v => v.entity)
  const sure = valued(0.95)
  return named.size ? named : new Set(sure.length ? sure : valued(0.7))
}

/** "waiting for a permit", "waiting to be collected" of `awaiting_permit` and `awaiting_collection`: the state of waiting for just that. */
function readStateOfWaiting(draft: Draft, at: number): boolean {
  const { chunks } = draft
  let end = at + 1
  while (chunks[end] && (LITTLE.test(chunks[end]!.text) || /^(?:to|be)$/i.test(chunks[end]!.text))) end++
  const what = chunks[end]
  if (end === at + 1 || !isFree(what)) return false
  const said = what.text.toLowerCase()
  const isFor = (choice: string) => {
    const [waiting, ...rest] = valueWords(choice).filter(word => word !== 'for')
    const thing = rest.join(' ')
    if (!WAITING.test(waiting ?? '') || thing === '') return false
    return stem(singular(thing)) === stem(singular(said)) || (isParticiple(said) && isDerived(said, thing))
  }
  const named = kindsNamed(chunks)
  const spoken = named.size
    ? named
    : new Set(chunks.flatMap(c => c.entities.filter(e => e.quality >= 0.5).map(e => e.entity)))
  const found = [...spoken].flatMap(entity =>
    entity.fields.flatMap(field => field.choices.filter(isFor).map(value => ({ entity, field, value }))),
  )
  const [one, ...others] = found
  if (!one && lacksKey(draft, at, what)) {
    Object.assign(chunks[at]!, { kind: 'operator', operator: { type: 'missing', empty: true } })
    return true
  }
  if (!one || others.length) return false
  const { entity, field, value } = one
  const values = [{ entity, field, columns: [field.column], values: [value], quality: 1 }]
  Object.assign(what, { kind: 'mention' as const, entities: [], fields: [], values, certainty: 1 })
  for (const chunk of chunks.slice(at, end)) use(makeFiller(chunk), 'filler')
  return true
}

/** How sure it is at most that who waits for something is whoever it belongs to. */
const FOR_SUCH = 0.75

/** "customers waiting for a delayed shipment": what is waited for tells by its own state that it is still to come; the verb is no state of others. */
function readWaitingForSuch(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const such = behindLittle(chunks, at)
  const [state, noun] = chunks.slice(such, such + 2)
  const who = kindsNamed(chunks.slice(0, at))
  const what = kindsNamed(noun ? [noun] : [])
  const isOfWhat = state?.values.some(v => v.quality >= 0.9 && v.field.role === 'category' && what.has(v.entity))
  const isOfNamed = chunks[at]!.values.some(v => who.has(v.entity) || what.has(v.entity))
  if (such === at + 1 || !who.size || !isOfWhat || isOfNamed) return false
  use(makeFiller(chunks[at]!), 'filler')
  draft.sureness = Math.min(draft.sureness, FOR_SUCH)
  return true
}

/**
 * "patients waiting for an appointment" of records of those who wait: who is waiting are those in the state that is called so, and what they wait for
 * is not there, unless those records point to it.
 */
function readWaitingList(draft: Draft, at: number): boolean {
  const { chunks, app } = draft
  const waiting = chunks[at]!
  const end = behindLittle(chunks, at)
  const [what] = kindsNamed(chunks.slice(end, end + 1))
  const [list] = kindsNamed([waiting])
  const isState = waiting.values.some(v => v.entity === list && v.quality >= 0.9)
  if (isState && /^(?:is|are|was|were|still|currently)$/i.test(chunks[at - 1]?.text ?? '')) waiting.entities = []
  if (end === at + 1 || !what || !list || what === list || pointsTo(list, what, app)) return false
  use(makeFiller(chunks[end]!), 'filler')
  draft.sureness = Math.min(draft.sureness, FOR_SUCH)
  return true
}

function undecidedOf(entity: Entity, field: Field): { entity: Entity; field: Field; state: string }[] {
  if (field.role !== 'category' || field.nested) return []
  const has = (choice: string, of: ReadonlySet<string>) => wordsOf(choice).some(word => of.has(stem(word)))
  const decided = field.choices.filter(choice => has(choice, YES) || has(choice, NO))
  const asked = field.choices.filter(choice => !decided.includes(choice) && has(choice, ASKED))
  return decided.length > 0 && asked.length === 1 ? [{ entity, field, state: asked[0]! }] : []
}
