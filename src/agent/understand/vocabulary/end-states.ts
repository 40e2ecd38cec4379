import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { TERMINAL_STATES } from '../language/lexicon.ts'
import { isPaid } from '../entity-model/unpaid-states.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import { valueWords } from './loose-keys.ts'

/** A value, and the words that are its own. */
export type NamedValue = [value: string, words: string[]]

/** What was given up, or is not sent yet, is owed by nobody: "overdue invoices" leave out those that are void. */
const DROPPED =
  /^(?:cancell?ed|void|voided|waived|withdrawn|rejected|refused|declined|abandoned|aborted|draft|written|off)$/

export const isDropped = (choice: string): boolean => valueWords(choice).every(word => DROPPED.test(word))

/** "lost" and "closed lost", not "lost luggage": a state and nothing that has it. */
export const isOnlyState = (words: string[]): boolean =>
  words.length > 0 && words.every(word => TERMINAL_STATES.includes(word))

const SOFT_END = pattern()`
  ^(?:
    received|collected|shipped|paid|arrived|sailed|departed|credited|printed|played|ended|attended|checked\ out|handed\ over
    |picked\ up|moved\ out|sold|hired|adopted|rehomed|graduated|awarded
  )$
`

/** What came to nothing, in two words or as a noun: such a state is an end where others are known that are none. */
const CAME_TO_NOTHING =
  /^(?:given up|called off|no show|no shows|noshow|written off|dropped out|not attended|not collected)$/

/**
 * `Received` of Draft, Submitted, Received, Cancelled: where a description lists states in their order, the one before those of an end
 * is an end too, if it is one that something may end in, or where the other ends
 * only tell what was given up, one of which the records have the day: `fixed` beside a `fixed_on`. At the beginning of a list it is how something came in.
 */
function lastOf(
  { fields }: Entity,
  field: Field,
  named: readonly NamedValue[],
  ended: readonly string[],
): string | undefined {
  const left = field.choices.filter(choice => !ended.includes(choice))
  const last = left.at(-1)
  const words = named.find(([value]) => value === last)?.[1] ?? []
  const isLate = left.length > 2 && field.choices.indexOf(last ?? '') >= field.choices.length / 2
  // An order that was received has only come in, where another state tells that it is completed.
  const hasCameIn = words.join(' ') === 'received' && ended.some(value => !cameToNothing(value, named))
  const isSoft = SOFT_END.test(words.join(' ')) && !hasCameIn
  const isDated = words.length === 1 && ended.every(isDropped) && fields.some(date => isDayOf(date, words[0]!))
  // Where all other ends only tell what came to nothing, nothing but this one can be what it should come to.
  const isOnlyEnd = isSoft && field.choices.indexOf(last ?? '') > 0 && ended.every(value => cameToNothing(value, named))
  return isOnlyEnd || (isLate && (isSoft || isDated)) ? last : undefined
}

/**
 * Where the other ends came to nothing, the one state behind which nothing comes in any order: lists are not always in that of time
 * (`Collected, Open, Arrived, Withdrawn`).
 */
function onlyEnd(named: readonly NamedValue[], ended: readonly string[]): string | undefined {
  if (!ended.length || !ended.every(value => cameToNothing(value, named))) return undefined
  const [end, ...others] = named.filter(([, words]) => AT_LAST.test(words.join(' ')))
  return others.length ? undefined : end?.[0]
}
const AT_LAST = /^(?:collected|picked up|handed over|checked out|moved out|attended|graduated|adopted|rehomed)$/

/** `fixed_on` of `fixed`, which only those have that are so. */
const isDayOf = (field: Field, state: string): boolean =>
  field.role === 'date' && mayBeEmpty(field) && field.words[0] === state && isParticiple(state)

/** A state in which nothing came of it, by its own words or by those that a description gives it. */
export const cameToNothing = (value: string, named: readonly NamedValue[] = []): boolean =>
  isDropped(value) || CAME_TO_NOTHING.test((named.find(([one]) => one === value)?.[1] ?? wordsOf(value)).join(' '))

/** The two ways to decide what was asked for. */
const GRANTED = /^(?:approved|granted|accepted|upheld)$/
const UNDECIDED = /^(?:pending|requested|submitted|waiting|awaiting|open|undecided|unapproved|proposed)$/
const REFUSED = /^(?:rejected|refused|declined|denied|dismissed)$/

/**
 * `Approved` beside `Rejected`: where nothing but an end stands behind it in the stated order, what was granted is as decided as what was
 * refused. Of an order that is approved and then placed it is no end.
 */
function decidedFor({ choices }: Field, named: readonly NamedValue[], ended: readonly string[]): string[] {
  const called = (states: RegExp) =>
    named.flatMap(([value, words]) => (words.length === 1 && states.test(words[0]!) ? [value] : []))
  const [granted, refused] = [called(GRANTED), called(REFUSED)]
  if (!granted.length || !refused.length) return []
  const ends = [...ended, ...granted, ...refused]
  const isLast = (value: string) =>
    choices.includes(value) && choices.slice(choices.indexOf(value) + 1).every(later => ends.includes(later))
  // Whatever else there is waits for it: the order in which they are listed says nothing more.
  const isOnly = named.every(([value, words]) => ends.includes(value) || words.some(word => UNDECIDED.test(word)))
  return [...granted, ...refused].filter(value => !ended.includes(value) && (isOnly || isLast(value)))
}

/**
 * `paid` of draft, sent, paid, overdue and written off, however they are listed: of a bill nothing comes behind it, where all other states are before it or
 * are other ends. Of an order that is paid, packed and sent it is none.
 */
function paidFor({ words }: Field, named: readonly NamedValue[], ended: readonly string[]): string[] {
  const paid = named.filter(([, said]) => isPaid(said.join(' '))).map(([value]) => value)
  if (!paid.length || !words.some(word => /^(?:status|state)$/.test(word))) return []
  const isBill = ([value, said]: NamedValue) =>
    paid.includes(value) || ended.includes(value) || cameToNothing(value, named) || OF_BILLS.test(said.join(' '))
  return named.length > 2 && named.every(isBill) ? paid.filter(value => !ended.includes(value)) : []
}
const OF_BILLS = pattern()`
  ^(?:
    draft|drafted|sent|issued|billed|invoiced|open|pending|due|past\ due|overdue|late|reminded|unpaid|outstanding|disputed|failed
    |part(?:ly|ially)?\ paid|in\ collection|collections?|refunded|approved|new
  )$
`

/** Whether a field tells in which state or of which kind records are. */
export const hasStates = ({ words }: Field): boolean =>
  words.some(word => /^(status|stage|state|phase|type|priority|level|tier|kind)$/.test(word))

/** Whether a field tells in which state records are. */
export const tellsState = ({ words }: Field): boolean => words.some(word => /^(?:status|stage|state|phase)$/.test(word))

/** The values of a field at which what it tells of is over, in whichever way. */
export function endStates(entity: Entity, field: Field, named: readonly NamedValue[]): string[] {
  const has = hasStates(field)
  const ended = named
    .filter(([, words]) =>
      has
        ? words.some(word => TERMINAL_STATES.includes(word)) ||
          (tellsState(field) && CAME_TO_NOTHING.test(words.join(' ')))
        : isOnlyState(words),
    )
    .map(([value]) => value)
  const only = tellsState(field) ? onlyEnd(named, ended) : undefined
  const last = only ?? (has && field.choices.length ? lastOf(entity, field, named, ended) : undefined)
  if (last !== undefined) ended.push(last)
  return has ? [...ended, ...decidedFor(field, named, ended), ...paidFor(field, named, ended)] : ended
}

/** Of the ends those in which what was to be done was done: `CheckedOut` of CheckedOut, Cancelled and NoShow. */
export const doneStates = (ended: readonly string[], named: readonly NamedValue[]): string[] =>
  ended.filter(value => {
    const words = named.find(([one]) => one === value)?.[1] ?? []
    return !cameToNothing(value, named) && !words.some(word => UNDONE.test(word))
  })
const UNDONE = /^(?:lost|expired|terminated|archived|refunded|missed|failed)$/
