import { runAtOnce } from '../../../lib/in-slices.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { splitIdentifier, stem, wordsOf } from '../language/words.ts'
import { holdsState, type Slot } from './slots.ts'
import { flagSaid, participlesOf, phraseStates, statesOf } from './verbs.ts'
import { readWriteOperations, type WriteOperation } from './operations.ts'

/** Words that verbs of an application are known by. */
export interface KnownVerbs {
  /** Stems of the verbs of operations of their own: "return". */
  actions: ReadonlySet<string>
  /** Words of states: "shipped". */
  states: ReadonlySet<string>
  /** Stems of what flags are called: "active". */
  flags: ReadonlySet<string>
}

/** Whether an operation or a state of the records is named after a verb: "return", or "ship" by its participle. */
export const isVerbOf = (verb: string, { actions, states, flags }: KnownVerbs): boolean =>
  actions.has(stem(verb)) ||
  (verb.includes(' ') && (actions.has(verb) || phraseStates(verb).some(form => states.has(form)))) ||
  statesOf(verb).some(form => states.has(form)) ||
  [...flags].some(flag => flagSaid(verb, flag) !== undefined)

/** What of an application can be changed, and the verbs that ask for it. */
export interface WriteIndex {
  operations: WriteOperation[]
  verbs: KnownVerbs
}

/** "unassign" for an assignee: the verb that empties a reference. */
export const undoingVerbs = (slot: Slot): string[] =>
  slot.target
    ? slot.words.flatMap(word => {
        const verb = /^(\p{L}{3,}?)(?:ee|er|or)$/u.exec(word)?.[1]
        return verb ? [`un${verb}`] : []
      })
    : []

/** The verb that records are named after: "book" of bookings, "reserve" of reservations, "enrol" of enrolments. */
export function nounVerb({ words }: Entity): string | undefined {
  const noun = words.at(-1)!
  return words.length === 1 && /[^aeiou]{1,2}(?:ing|ation|ion|ment)$/.test(noun) && noun.length > 6
    ? stem(noun.replace(/ments?$/, ''))
    : undefined
}

/** First words of names of tools that no message is known by. */
const NEUTRAL =
  /^(?:get|list|find|fetch|search|read|show|api|v\d+|post|do|run|call|the|new|is|has|a|an|this|allow|allows|endpoint|use|operation|method)$/

/** What an application can change, and the words for it. */
export const buildWriteIndex = (app: AppModel): WriteIndex => runAtOnce(writeIndexSteps(app))

/** Built once for each revision of an application's tools, with a pause behind each of them. */
export function* writeIndexSteps(app: AppModel): Generator<void, WriteIndex> {
  const operations = yield* readWriteOperations(app)
  const actions = new Set<string>()
  const states = new Set<string>()
  const flags = new Set<string>()
  for (const { kind, verb, spoken, slots, entity } of operations) {
    const named = kind === 'create' ? nounVerb(entity) : undefined
    if (named) actions.add(named)
    if (spoken && !NEUTRAL.test(spoken)) actions.add(spoken)
    if (kind === 'action' || kind === 'create')
      if (verb[0]) {
        if (!NEUTRAL.test(verb[0])) actions.add(stem(verb[0]))
        if (verb.length === 2) actions.add(verb.join(' '))
      }
    if (kind !== 'update') continue
    for (const slot of slots) {
      if (slot.type === 'boolean')
        for (const word of slot.words) if (!/^(?:is|has|can|was|in|opt)$/.test(word)) flags.add(word)
      for (const choice of holdsState(slot) ? slot.choices : [])
        for (const words of [wordsOf(choice), splitIdentifier(choice)])
          for (const word of [...words, words.join(' ')]) states.add(word)
      for (const verb of undoingVerbs(slot)) states.add(participlesOf(verb)[0]!)
    }
  }
  return { operations, verbs: { actions, states, flags } }
}
