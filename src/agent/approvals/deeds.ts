import { fragment, pattern } from '../../lib/patterns.ts'
import type { PendingWrite } from '../turn.ts'
import { nounsOfVerb, rootOf } from '../understand/language/verb-forms.ts'
import { participlesOf } from '../understand/writes/verbs.ts'

/** What waits: a decision that names an action must name this one. */
export type Waiting = Pick<PendingWrite, 'action' | 'tool'>

/** What says yes only to a write that begins so: "delete it" is no yes to a change. */
const YES_TO: ReadonlyMap<string, Set<string>> = new Map([
  ['create', words('create|create it|add it|make it|save it|create them|add them|add him|add her')],
  ['change', words('change it|update it|save it|change them|update them')],
  [
    'delete',
    words(fragment`
    delete|remove|delete it|remove it|delete them|remove them|delete him|delete her|remove him|remove her|delete them all|get rid of it|get rid of them
    |take it off|take them off|take him off|take her off|take it out|take it off the list|take them off the list
    |cross it off|cross it out|strike it|strike it off|strike it out|throw it away|throw it out
    |it can go|they can go|that can go|that one can go|this one can go|those can go|both can go
  `),
  ],
])
/** The same deed by another word. */
const SAME_DEED: ReadonlyMap<string, Set<string>> = new Map([
  ['create', words('create|add|make|save|enter|register|record|log')],
  ['change', words('change|update|set|edit|adjust|amend|modify|correct')],
  ['delete', words('delete|remove|erase|purge|wipe|bin|trash')],
])
/** The same deed by a verb with its particle, around or before what it is done to. */
const PHRASAL: ReadonlyMap<string, RegExp> = new Map([
  ['cancel', /^call (?:off (?<object>.+)|(?<inside>.+) off)$/],
  [
    'delete',
    pattern('')`^(?:
      get rid of (?<object>.+)
      |(?:take|cross|strike|throw|cut|clear|kick) (?:(?:off|out|away) (?<behind>.+)|(?<inside>.+) (?:off|out|away))
    )$`,
  ],
  ['create', /^(?:put|enter|write) (?:(?:in|down) (?<object>.+)|(?<inside>.+) (?:in|down))$/],
  ['close', /^close (?:(?:down|off) (?<object>.+)|(?<inside>.+) (?:down|off))$/],
])
/** What may stand for the record that waits. */
const IT = words('it|them|him|her|that|this|these|those|the|a|an|one|of|for|called|named|he|she|they|his|its|their')
/** Words that stand for the record by themselves, or for what is kept of it. */
const IS_IT =
  /^(?:it|them|him|her|he|she|they|that|this|these|those|(?:that|this|the) one|(?:the|his|her|its|their) (?:record|entry))$/
/** Where all that is kept stands. */
const FROM_ALL =
  / (?:from|(?<off>off|out)(?: of)?) (?:the|our|your|my|that) (?:list|system|records?|books|database|crm|files?|register)$/

/** The phrases of a list with bars between. */
export function words(list: string): Set<string> {
  return new Set(list.split('|'))
}

/** Small letters, figures and single spaces. */
export const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What may be said of the deed that waits, in plain words (`toPlain`). */
export interface Deed {
  /** Orders it with a pronoun, which is a yes: "delete it". For a call of a tool, a verb of its name counts too. */
  isAsked(piece: string): boolean
  /**
   * Says it once more ("delete the patient Ann Lee"): its verb, and nothing but words of what waits. That is no yes by itself,
   * and changes none. Values of a change are not said once more so: it names the old ones too.
   */
  isRestated(piece: string): boolean
  /** Names what it is done to, by a pronoun or by nothing but words of what waits. */
  isObject(piece: string): boolean
  /** "deleted" of a deletion. */
  isParticiple(word: string): boolean
  /** A verb of it: "remove" of a deletion. */
  isVerb(word: string): boolean
  /** "the deletion", "the removal of the boat", "deleting him" */
  isNamedBy(piece: string): boolean
  /** "taken" "off the list": done by a verb with its particle. */
  isDoneBy(participle: string, rest: string): boolean
  /** It is done away with: what stays or is kept is not. */
  isRemoval: boolean
}

const PHRASAL_VERBS = [
  'take',
  'cross',
  'strike',
  'throw',
  'cut',
  'clear',
  'kick',
  'call',
  'close',
  'put',
  'enter',
  'write',
]
/** What is to become of what waits, told once more behind a yes: "mark it as paid". */
const SETS =
  /^(?:change|update|set|mark|make|put|book|switch|move|note|record|register|enter) (?<object>.+?) (?:down )?(?:to|as) (?<value>.+)$/u
const gerundsOf = (verb: string): string[] =>
  [verb.replace(/e$/, ''), `${verb}${verb.at(-1)!}`].map(base => `${base}ing`)
/** "cancellation" of "cancel": the last letter may be doubled. */
const nounsOfDeed = (verb: string): string[] => [rootOf(verb), `${rootOf(verb)}${verb.at(-1)!}`].flatMap(nounsOfVerb)

export function deedOf({ action, tool }: Waiting): Deed {
  const [kind = '', ...rest] = toPlain(action).split(' ')
  const verbs = SAME_DEED.get(kind) ?? new Set(kind ? [kind] : [])
  const ofVerbs = (forms: (verb: string) => string[]) => new Set([...verbs].flatMap(forms))
  const nouns = ofVerbs(verb => [verb, ...nounsOfDeed(verb)])
  const [gerunds, participles] = [ofVerbs(gerundsOf), ofVerbs(participlesOf)]
  const known = new Set(rest)
  const asked =
    kind === 'call'
      ? new Set(['call', ...tool.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)].map(verb => `${verb.toLowerCase()} it`))
      : (YES_TO.get(kind) ?? new Set([`${kind} it`, `${kind} them`]))
  const isKnown = (word: string) => known.has(word) || known.has(word.replace(/s$/, ''))
  const isObject = (piece: string) =>
    IS_IT.test(piece) ||
    (piece !== '' && piece.split(' ').every(word => IT.has(word) || isKnown(word)) && piece.split(' ').some(isKnown))
  const isVerb = (word: string) => verbs.has(word)
  const isPhrased = (piece: string) => {
    const groups = PHRASAL.get(kind)?.exec(piece)?.groups
    const object = groups?.['object'] ?? groups?.['behind'] ?? groups?.['inside']
    return object !== undefined && isObject(object)
  }
  const values = [...action.matchAll(/→\s*([^;,\n(]+)/g)].map(([, value]) => toPlain(value!))
  const isSet = (piece: string): boolean => {
    const { object = '', value } = (values.length === 1 && SETS.exec(piece)?.groups) || {}
    return value === values[0] && isObject(object)
  }
  const isRestated = (said: string): boolean => {
    const piece = kind === 'delete' ? said.replace(FROM_ALL, (_, off?: string) => (off ? ` ${off}` : '')) : said
    if (piece.startsWith('with ') && isNamedBy(piece.slice(5))) return true
    if (isPhrased(piece) || isSet(piece)) return true
    const [verb, ...others] = piece.split(' ')
    if (!verb || !isVerb(verb) || (kind === 'change' && others.some(word => /^(?:to|from)$|\d/.test(word))))
      return false
    return others.every(word => IT.has(word) || known.has(word))
  }
  const isNamedBy = (piece: string): boolean => {
    const [first = '', ...others] = piece.replace(/^(?:the|that|this|your|his|her|its|their) /, '').split(' ')
    if (nouns.has(first)) return !others.length || (others[0] === 'of' && isObject(others.slice(1).join(' ')))
    return gerunds.has(first) && isObject(others.join(' '))
  }
  return {
    isAsked: piece => asked.has(piece),
    isRestated,
    isObject,
    isVerb,
    isNamedBy,
    isDoneBy: (participle, rest) =>
      PHRASAL_VERBS.some(verb => participlesOf(verb).includes(participle) && isRestated(`${verb} it${rest}`)),
    isParticiple: word => participles.has(word),
    isRemoval: kind === 'delete',
  }
}
