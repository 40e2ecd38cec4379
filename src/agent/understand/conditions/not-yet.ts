import { pattern } from '../../../lib/patterns.ts'
import { splitIdentifier } from '../language/words.ts'
import { sameRoot } from '../language/same-root.ts'
import { isPaid, unpaidStates } from '../entity-model/unpaid-states.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isOutcome } from '../entity-model/relations.ts'
import { type Draft, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { onlyOne } from '../../../lib/only-one.ts'
import { negationBefore } from './negation.ts'
import { isToBe } from './doubt-values.ts'
import { isDropped } from '../vocabulary/end-states.ts'
import { valueWords } from '../vocabulary/loose-keys.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import type { Condition } from '../reading/query.ts'
import { labelOf } from './shared.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/** What a field is called whose values follow each other. */
const LIFECYCLE = /^(?:status|state|stage|phase|progress|step)$/

/**
 * "orders not shipped yet": "yet" tells that it is still to come (Quirk et al., 1985, 8.97), so these are the ones in a state before it
 * or on hold, and neither delivered nor cancelled. The states are in the order in which the service's description lists them; undefined where that
 * order tells nothing: no description, an alphabetical one, no state before. The same of "orders that have not been paid" and "unpaid" where
 * some went on from there, for what was delivered has been paid.
 */
export function statesBefore(draft: Draft, at: number, { field, values, negated }: ValueMatch): string[] | undefined {
  const isContrary = negated ?? draft.chunks[at]!.negated ?? false
  // "unpaid" leaves out what was cancelled, too.
  const meant = isContrary ? values.filter(one => !isGivenUp(one)) : values
  // "fines that have not been paid": `Outstanding`, and not those that were waived.
  const unpaid = meant.length === 1 && isPaid(meant[0]!) && isPaid(draft.chunks[at]!.text) ? unpaidStates(field) : []
  if (unpaid.length) return unpaid
  const value = stateInOrder(draft, at, field, meant)
  if (value === undefined) return undefined
  if (!saysYet(draft, at) && !((isContrary || isDeniedSoFar(draft, at)) && laterThan(field, value).length))
    return undefined
  const known = waitingBefore(field, [value])
  // What is a draft still is owed by nobody; what is overdue is, wherever it is listed.
  const owed = field.choices.filter(c => (known.includes(c) && !isDropped(c)) || OWED.test(valueWords(c).join(' ')))
  const before = isPaid(value) && owed.length ? owed : known
  // "still to be collected" of what is `ReadyForCollection`: that, and nothing that is waited for first.
  const ready = before.filter(
    choice =>
      splitIdentifier(choice)[0] === 'ready' &&
      splitIdentifier(choice).some(word => sameRoot(word, value.toLowerCase())),
  )
  if (ready.length) return ready
  return before.length ? before : undefined
}

/**
 * "requests that nobody has approved or declined yet": what is denied of several states that are still to come leaves those before all of them, and
 * none that came to nothing otherwise. After values are read.
 */
export function readNoneYet(draft: Draft): void {
  for (const { entity, selection } of draft.nodes)
    for (const field of entity.fields) {
      const denied = selection.where.filter(c => isDenial(c) && c.columns.join() === field.column)
      const values = denied.flatMap(c => c.values.map(String))
      const isYet = denied.some(c => c.at !== undefined && saysYet(draft, c.at))
      if (
        values.length < 2 ||
        !isYet ||
        !tellsOrder(field) ||
        !values.some(value => isReached(field, value) && !isGivenUp(value))
      )
        continue
      const before = waitingBefore(field, values)
      if (!before.length) continue
      const label = `${labelOf(field)} ${before.join(' or ')}`
      const rest = selection.where.filter(c => !denied.includes(c))
      const op = before.length === 1 ? '=' : 'in'
      selection.where = [...rest, { ...denied[0]!, op, values: before, label }]
      draft.notes.push(`took what is not ${values.join(' or ')} yet as ${label}`)
    }
}
readNoneYet.needs = /^(?:yet|still|nobody)$/

/**
 * "jobs that aren't printed yet", "what hasn't been cleaned yet" of a state `printing`: where a state tells that it goes on, it is done in those behind
 * it, so these are in it or in one before. After values are read.
 */
export function readNotThrough(draft: Draft): void {
  const { chunks, nodes, app } = draft
  chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !isParticiple(word)) return
    const negation = negationBefore(draft, at)
    if (!negation || !isFree(negation)) return
    const named = nodes.filter(n => !n.implicit && !n.previous && n.at < at)
    const kinds = named.length ? named.map(n => n.entity) : app.entities.filter(e => !e.hidden && canBeListed(e))
    const stage = onlyOne(
      kinds.flatMap(entity =>
        entity.fields
          .filter(field => !field.nested && tellsOrder(field))
          .flatMap(field => {
            const goesOn = onlyOne(field.choices.filter(choice => isGoingOn(choice, word)))
            return goesOn === undefined ? [] : [{ entity, field, goesOn }]
          }),
      ),
    )
    if (!stage) return
    const { entity, field, goesOn } = stage
    const values = [...waitingBefore(field, [goesOn]), goesOn]
    const node = named.find(n => n.entity === entity) ?? addNode(draft, entity, at, true)
    const label = `${labelOf(field)} ${values.join(' or ')}`
    addCondition(node, { columns: [field.column], op: values.length === 1 ? '=' : 'in', values, text: true, label, at })
    draft.notes.push(`took what is not ${word} as ${label}`)
    use(chunk, 'condition')
    use(negation, 'condition')
    const yet = chunks[at + 1]
    if (yet && isFree(yet) && /^yet$/i.test(yet.text)) use(yet, 'condition')
  })
}
readNotThrough.needs = /^(?:not|never|yet)$|n['’]?t$/

/** What is done with altogether: "finished" goods are not those past `finishing`, a step of its own (closed class). */
const IS_OVER = /^(?:finished|completed|done|ended|closed)$/

/** `printing`, `in_printing` of "printed". */
const isGoingOn = (choice: string, participle: string): boolean => {
  if (IS_OVER.test(participle)) return false
  const words = valueWords(choice).filter(word => !/^(?:in|being|under)$/.test(word))
  return words.length === 1 && /ing$/.test(words[0]!) && rootOf(words[0]!) === rootOf(participle)
}

/** The one state that is spoken of, where records of the kind come to it in an order that is told. */
function stateInOrder(
  draft: Draft,
  at: number,
  field: Field,
  [value, ...others]: readonly string[],
): string | undefined {
  const isOne = value !== undefined && !others.length && !isListed(draft, at, field)
  return isOne && tellsOrder(field) && isReached(field, value) && !isGivenUp(value) ? value : undefined
}

const isDenial = ({ op, implied, text }: Condition): boolean =>
  !implied && text === true && (op === '!=' || op === 'not in')
const isReached = ({ choices }: Field, value: string): boolean => choices.indexOf(value) > 0 && wordsOf(value).some(isParticiple) // oxfmt-ignore

/** The states of a field follow each other, in the order in which the description lists them. */
const tellsOrder = ({ choices, words }: Field): boolean =>
  choices.length > 2 && !isSorted(choices) && words.some(word => LIFECYCLE.test(word))

/** The states before all of some, and those behind in which what is to come only waits. */
function waitingBefore({ choices }: Field, values: readonly string[]): string[] {
  const first = Math.min(...values.map(value => choices.indexOf(value)).filter(place => place >= 0))
  const before = choices.filter(
    (choice, at) => !values.includes(choice) && (at < first ? !isGivenUp(choice) : isPaused(choice)),
  )
  const some = before.filter(choice => !isNothing(choice))
  return some.length ? some : before
}

/** "none" of a fine's status: where there is nothing, nothing is to come either. */
export const isNothing = (choice: string): boolean =>
  /^(?:none|no|nothing|n ?\/? ?a|not applicable)$/.test(wordsOf(choice).join(' '))

/** States in which what is to come only waits, wherever they are listed. */
const PAUSED = /^(?:on ?hold|paused|suspended|blocked|stalled|delayed|postponed|deferred|back ?ordered)$/
const isPaused = (choice: string): boolean => PAUSED.test(wordsOf(choice).join(' '))

/**
 * "tickets that haven't been resolved" of a state `resolved`, states behind it and a `resolved_at` that need not be set: the day tells it, which
 * those that went further have, too. Undefined where the state alone tells.
 */
export function dayNotCome(draft: Draft, at: number, { entity, field, values }: ValueMatch): Field | undefined {
  const [value, ...others] = values
  if (value === undefined || others.length || !field.words.some(word => LIFECYCLE.test(word))) return undefined
  const ends = field.choices.indexOf(value)
  const goesOn =
    ends >= 0 && !isSorted(field.choices) && field.choices.slice(ends + 1).some(choice => !isGivenUp(choice))
  if (!isParticiple(value) || isGivenUp(value) || !goesOn || isListed(draft, at, field)) return undefined
  const [day, ...more] = entity.fields.filter(
    f => f.role === 'date' && isOutcome(f) && f.words[0] === value.toLowerCase(),
  )
  return more.length ? undefined : day
}

/** "neither resolved nor rejected yet": of several, each is only denied here; see `readNoneYet`. */
const isListed = ({ chunks }: Draft, at: number, field: ValueMatch['field']): boolean =>
  [at - 1, at + 1].some(
    joint =>
      /^(?:and|or|nor)$/i.test(chunks[joint]?.text ?? '') &&
      chunks[joint + (joint < at ? -1 : 1)]?.values.some(v => v.field === field) === true,
  )

/** States of what has not been paid, or not all of it. */
const OWED =
  /^(?:overdue|past due|late|due|outstanding|unpaid|(?:partly|partially) paid|in arrears|in collection|dunning|reminded)$/

/** "have not been paid", "haven't shipped": up to now (Quirk et al., 1985, 4.20). */
function isDeniedSoFar({ chunks }: Draft, at: number): boolean {
  const before = chunks.slice(Math.max(0, at - 3), at).map(c => c.text.toLowerCase()).join(' ') // oxfmt-ignore
  return /\b(?:have|has)(?: not|n['’]t)(?: been)?$/.test(before)
}

/** What has been so once remains so, whatever came next: a paid order that was delivered. */
const STAYS_DONE =
  /^(?:paid|shipped|sent|dispatched|despatched|packed|picked|invoiced|billed|signed|approved|accepted|confirmed|submitted)$/i
/** A yes/no question of what has been done. */
const ASKS_WHETHER = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?<verb>has|have|had|is|are|was|were)\b(?! (?:there|any)\b)/i

/**
 * "has order 7 been paid?" of one that is delivered by now: it is in that state or in one that comes behind it, as the service's description
 * lists them. Undefined for any other question, and where no state comes behind.
 */
export function statesReached(draft: Draft, at: number, { field, values }: ValueMatch): string[] | undefined {
  const { chunks, message } = draft
  const verb = ASKS_WHETHER.exec(message.text)?.groups?.['verb']
  const value = verb && stateInOrder(draft, at, field, values)
  if (!verb || !value) return undefined
  const [before, behind] = [chunks[at - 1]?.text ?? '', chunks[at + 1]]
  // "is there a paid order": how it is.
  if (behind && (behind.entities.length || behind.kind === 'mention')) return undefined
  const isPerfect = /^ha/i.test(verb) && /\b(?:been|already|now)$/i.test(before)
  const isSoFar = /^(?:yet|already)$/i.test(behind?.text ?? '') || /\balready$/i.test(before)
  if (!isPerfect && !isSoFar && !STAYS_DONE.test(chunks[at]!.text)) return undefined
  const later = laterThan(field, value)
  return later.length ? [value, ...later] : undefined
}

/** States that are listed behind one, and do not take it back; behind a payment only those of what was paid for ("paid, overdue"). */
const laterThan = ({ choices }: Field, value: string): string[] =>
  choices.slice(choices.indexOf(value) + 1).filter(choice => {
    if (isPaid(value)) return FULFILLED.test(wordsOf(choice).join(' '))
    return !isGivenUp(choice) && !isPaused(choice) && !/^re-?(?:open|start|activ|schedul|assign)/i.test(choice)
  })

/** Whether records go on from a state to others, of which none takes it back. */
export const goesOnFrom = ({ field, values }: ValueMatch): boolean =>
  tellsOrder(field) && values.length === 1 && laterThan(field, values[0]!).length > 0

/** States on the way of an order that was paid to whom it is for. */
const FULFILLED = pattern('i')`
  ^(?:(?:in )?process(?:ing|ed)?|picking|picked|packing|packed|ready\b.*|dispatched|despatched|shipped|sent|in transit|out for delivery|on its way
  |delivered|arrived|collected|picked up|received|completed?|fulfilled|done|closed|archived)$
`

/** States out of which nothing more comes. */
const GIVEN_UP =
  /^(?:cancell?ed|rejected|declined|denied|withdrawn|refunded|returned|expired|terminated|lost|archived|void|voided|failed)$/
export const isGivenUp = (choice: string): boolean =>
  wordsOf(choice).some(word => GIVEN_UP.test(word)) || CAME_TO_NOTHING.test(wordsOf(choice).join(' '))
/** Nobody or nothing was there for it: "no show", "no access", "no answer". */
const CAME_TO_NOTHING = /^(?:missed|no ?show|no (?:access|answers?|reply|response|contact|entry|one (?:at )?home))$/

/** A state behind which records only come to nothing ("planned, held, cancelled, no show"): what has been done is in it, and in no later one. */
export const isLastDone = ({ choices }: ValueMatch['field'], value: string): boolean =>
  choices.indexOf(value) > 0 && !isSorted(choices) && choices.slice(choices.indexOf(value) + 1).every(isGivenUp)

const isSorted = (choices: readonly string[]): boolean =>
  choices.every((choice, i) => i === 0 || choices[i - 1]!.localeCompare(choice) < 0)

/** "not yet", "have not been … yet", "still not", "nobody has …", "still (need) to be …". */
function saysYet({ chunks }: Draft, at: number): boolean {
  if (isToBe({ chunks }, at)) return true
  const before = chunks.slice(Math.max(0, at - 5), at).map(c => c.text.toLowerCase())
  const behind = chunks.slice(at + 1, at + 4).map(c => c.text.toLowerCase())
  return /\byet\b|\bnobody\b|\bstill\b.*(?:not|n['’]t)\b/.test(before.join(' ')) || behind.some(text => text === 'yet')
}
