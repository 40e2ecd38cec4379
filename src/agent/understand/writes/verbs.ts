import { wordTable } from '../../../lib/word-table.ts'
import { wordList } from '../../../lib/patterns.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'

export type WriteAction = 'create' | 'update' | 'delete'

const table = (words: Record<WriteAction, string[]>): Record<string, WriteAction> =>
  wordTable(
    Object.fromEntries(
      Object.entries(words).flatMap(([action, list]) => list.map(word => [word, action as WriteAction])),
    ),
  )

/** English verbs that ask for a change of records, by what they ask for. */
export const VERBS: Record<string, WriteAction> = table({
  create: wordList`create add leave insert register enter make record save submit new post log`,
  update: wordList`
    update set change modify edit move mark rename retitle switch
    raise increase lower reduce correct replace assign reassign put adjust leave push pull bring shift
    postpone delay defer extend prolong lengthen shorten reschedule advance bump boost cut decrease decrement increment double halve triple
    turn flag label tag promote demote upgrade downgrade transfer relocate hand give convert
    enable disable fix amend clear empty unset reset blank append fill
  `,
  delete: wordList`delete remove erase drop discard purge wipe destroy trash`,
})

/** Verbs that ask for a change only where the rest of the message says to what. */
export const WEAK = new Set(
  wordList`
    push pull bring shift extend advance cut turn give hand put fix fill tag label flag convert transfer relocate
    upgrade downgrade make
  `,
)

/** Verbs that make something when an indefinite noun follows: "place an order", "book a room". */
export const LIGHT_VERBS = new Set(
  wordList`
    place book schedule open file start raise hire plan draft issue launch write enroll enrol onboard arrange
    organize organise set up sign register compose request report announce reserve commission
  `,
)

/** Up or down: what "by 10" does to the value before. */
export const UPWARDS = new Set(['increase', 'raise', 'bump', 'boost', 'increment', 'extend', 'push', 'add', 'advance'])
export const DOWNWARDS = new Set([
  'decrease',
  'lower',
  'reduce',
  'cut',
  'decrement',
  'drop',
  'subtract',
  'deduct',
  'bring',
  'shorten',
])
/** "double the price": the change in percent. */
export const FACTORS: Record<string, number> = { double: 100, triple: 200, halve: -50 }
/** Verbs that empty a field. */
export const CLEARING = new Set([
  'clear',
  'empty',
  'unset',
  'reset',
  'blank',
  'wipe',
  'delete',
  'remove',
  'erase',
  'drop',
  'discard',
])

/** Participles of English irregular verbs by their base form (a closed class); regular ones follow the rule below. */
const IRREGULAR: Record<string, string> = Object.fromEntries(
  wordList`
    begin:begun bind:bound break:broken bring:brought build:built buy:bought catch:caught choose:chosen
    deal:dealt do:done draw:drawn drive:driven feed:fed find:found forbid:forbidden forget:forgotten
    freeze:frozen get:gotten give:given grow:grown hide:hidden hold:held keep:kept know:known lay:laid lead:led
    leave:left lend:lent lose:lost make:made meet:met overdraw:overdrawn pay:paid put:put quit:quit read:read
    rise:risen run:run say:said see:seen seek:sought sell:sold send:sent set:set shut:shut speak:spoken
    spend:spent split:split spread:spread steal:stolen stick:stuck strike:struck swear:sworn take:taken
    teach:taught tear:torn tell:told think:thought throw:thrown understand:understood undo:undone upset:upset
    wear:worn win:won withdraw:withdrawn write:written
  `.map(pair => pair.split(':') as [string, string]),
)

/** The past participles that a verb may have, in lower case: "ship" → shipped, "cancel" → cancelled, canceled. */
export function participlesOf(verb: string): string[] {
  const irregular = IRREGULAR[verb]
  if (irregular) return [irregular]
  if (verb.endsWith('e')) return [`${verb}d`]
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`]
  // A consonant is doubled behind a single vowel only: "shipped", "voided".
  return /(?:^|[^aeiou]|qu)[aeiou][^aeiouwxy]$/.test(verb) ? [`${verb}ed`, `${verb}${verb.at(-1)!}ed`] : [`${verb}ed`]
}

/** The verb behind a participle, among `verbs`: "deleted" → delete. */
export const verbOf = (participle: string): string | undefined =>
  Object.keys(VERBS).find(verb => participlesOf(verb).includes(participle))

/** The stem of the verb that a noun for a role is made of: assignee → assign, owner → own. */
export const verbStemOf = (noun: string): string | undefined => {
  const match = /^(\p{L}{3,}?)(?:ee|er|or)$/u.exec(noun)
  return match ? stem(`${match[1]}ed`) : undefined
}

/** Verbs and the usual names of the state that they bring about. */
const SAME_STATES = [
  ['complete finish accomplish do', 'done|completed|complete|finished'],
  ['resolve fix solve', 'resolved|fixed|solved'],
  ['start begin', 'in progress|started|active|ongoing|running'],
  ['cancel abort', 'cancelled|canceled|aborted'],
  ['pause suspend hold', 'on hold|paused|suspended'],
  ['send dispatch ship', 'sent|shipped|dispatched'],
]

/** The verbs that bring about the end that a word says: "done" of what is completed. */
export const verbsOfEnd = (state: string): string[] => {
  const [verbs, states] = SAME_STATES[0]!
  return states!.split('|').includes(state) ? verbs!.split(' ') : []
}

/** Adjectives that are verbs as they are (conversion; Quirk et al., 1985, I.46): "void" makes void. "Open" more often asks to see. */
export const CONVERTED = new Set(wordList`void clear clean dry empty free mute idle blank`)

/** The states that a verb brings about: "ship" → shipped, "reopen" → open. */
export function statesOf(verb: string): string[] {
  // What is renewed goes on as it is.
  const again = /^re-?((?!new$)\p{L}{3,})$/u.exec(verb)?.[1]
  const same = SAME_STATES.find(([verbs]) => verbs!.split(' ').includes(verb))?.[1]!.split('|') ?? []
  return [
    ...participlesOf(verb),
    ...(CONVERTED.has(verb) ? [verb] : []),
    ...(again ? [again, ...participlesOf(again)] : []),
    ...same,
  ]
}

/** The states that a verb with a particle brings about: "call off" → called off. */
export const phraseStates = (phrase: string): string[] => {
  const [verb = '', ...particle] = phrase.split(' ')
  return participlesOf(verb).map(participle => [participle, ...particle].join(' '))
}

/** What a verb says of a flag: "archive" of archived is true, "deactivate" of active false; undefined when nothing. */
export function flagSaid(verb: string, flag: string): boolean | undefined {
  const says = (word: string) => participlesOf(word).includes(flag) || (word.length > 3 && stem(word) === stem(flag))
  if (says(verb)) return true
  const opposite = /^(?:de|dis|un|in)-?(\p{L}{3,})$/u.exec(verb)?.[1]
  // "unpaid orders", "inactive users": how they are, and no order to make them so.
  if (opposite === flag && (isParticiple(flag) || /(?:able|ible|ive|al|ent|ant)$/.test(flag))) return undefined
  return opposite && (says(opposite) || says(`en${opposite}`)) ? false : undefined
}

/** "open a ticket" makes one, "open ticket 5" does not. */
export const MAKES_ONE = /^\p{L}+\s+(?:up\s+)?(?:an?|another|new|one|two|three)\s/iu

/** Whether a verb asks for a change by itself, whatever services there are. */
export const isKnown = (verb: string | undefined): boolean =>
  verb === undefined || verb === 'get' || Object.hasOwn(VERBS, verb)
