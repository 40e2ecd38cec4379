import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import { isPlural, singular, stem } from '../language/words.ts'
import { VERBS } from './verbs.ts'

/** A verb of time in -ing with its date: it says when something is, and has no object. */
const TIMED = pattern('iu')`
  ^\p{L}+\s+(?:start|begin|end|finish|expir|com|fall|runn)ing\s+
  (?:in|on|at|from|between|before|after|since|until|by|this|next|last|today|tomorrow)\b
`

/** A verb in -ing asks for nothing: "closing tickets" are such tickets. In "bring" or "ping" it is part of the verb itself. */
const ONGOING = /^\p{L}*[aeiouy]\p{L}*ing(?=\s|$)/iu

/** Verbs of change that are adjectives as well: "double rooms with a view" (closed class). */
const ADJECTIVES = new Set(
  'blank clean clear complete correct double dry empty free lower open secure separate triple'.split(' '),
)

/** Where a description ends: behind it stands what restricts it. */
const END =
  /\s(?:in|on|at|from|of|for|by|with|without|under|over|to|since|until|before|after|between|that|which|who|whose|where|as)\s/i

/** Words that single out what is meant: "remote the employee" is no phrase, "archive this ticket" an order. */
const POINTING =
  /^(?:the|a|an|all|any|every|each|both|this|that|these|those|it|them|him|her|my|our|your|his|its|their|one|no|\P{L}+|\S*\d\S*)$/iu

/** "open order SO-7 for me", "open up the file of Ann Lee for us": one record by its number or name. */
const OPENED = pattern('iu')`
  ^(?:\W|(?:please|can\ you|could\ you|would\ you|now|and)\b)*open\ (?:up\ )?(?!an?\b)
  (?=(?:the\ )?(?:\p{L}+\ ){0,4}(?:[\p{L}\d-]*\d|(?-i:\p{Lu}))).+?\ for\ (?:me|us)\W*$
`

/** Whether a record is to be opened as a file is, to be looked at: where no operation opens anything. */
export const isToBeSeen = (text: string, apps: readonly AppKnowledge[]): boolean =>
  testIn(text, OPENED) &&
  !apps.some(({ writes }) =>
    writes.operations.some(
      ({ verb, entity }) =>
        verb.includes('open') && entity.words.some(word => new RegExp(`\\b${word}`, 'i').test(text)),
    ),
  )

/** "leave requests awaiting approval": the noun, before another one. */
const LEAVE = /^leave (?:requests?|records|entries|applications|balances?|days|types?|periods)\b/i

/**
 * Whether what looks like a command is the description of records: "leave requests by type", "leave starting in May",
 * "touring shows with free entry", "remote employees in Bern". Nobody asked for a change then.
 */
export function describesRecords(text: string, apps: readonly AppKnowledge[]): boolean {
  if (testIn(text, TIMED) || ONGOING.test(text) || LEAVE.test(text)) return true
  // "approved leave of …": a participle describes what follows.
  const first = /^\p{L}*[^e\P{L}]ed(?=\s)/u.exec(text)?.[0].toLowerCase()
  if (first !== undefined && !Object.hasOwn(VERBS, first)) return true
  const words =
    text
      .toLowerCase()
      .match(/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)?/u)?.[0]
      .split(/[ -]/) ?? []
  const names = (name: string) => apps.some(app => app.dictionary.entities.get(name)?.some(m => m.quality === 1))
  // "customers in Turin": no verb is asked for in the plural.
  if (words[0]?.endsWith('s') && isPlural(words[0]) && names(stem(words[0]))) return true
  if (words.length === 2 && names(words.map(stem).join(' ')) && !names(stem(words[1]!))) return true
  if (isFlag(words[0] ?? '', apps) && isJoinedState(text)) return true
  return isState(words[0] ?? '', apps) && isBarePhrase(text, apps)
}

/** Whether a word is itself how a state or a flag is called; "close" is not, where the state is "closed". */
const isState = (word: string, apps: readonly AppKnowledge[]): boolean =>
  ADJECTIVES.has(word) ||
  (!Object.hasOwn(VERBS, word) && apps.some(({ writes: { verbs } }) => verbs.flags.has(word) || verbs.states.has(word)))

/** A word that a yes/no field is called by, in the same form. */
const isFlag = (word: string, apps: readonly AppKnowledge[]): boolean =>
  apps.some(({ model }) => model.entities.some(e => e.fields.some(f => f.role === 'boolean' && f.words.includes(word))))

/** "fragile or poor prints": two states are joined, no order; an order would be joined to another one ("archive or delete …"). */
function isJoinedState(text: string): boolean {
  const next = /^\p{L}+\s+(?:or|and|but)\s+(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase()
  return next !== undefined && !Object.hasOwn(VERBS, next) && !/^(?:then|also|please|not)$/.test(next)
}

/** The plural of a value that tells what kind they are: "stouts" where a recipe has the style Stout. */
const isValueOfKind = (word: string, apps: readonly AppKnowledge[]): boolean =>
  isPlural(word) &&
  apps.some(({ vocabularies }) =>
    vocabularies.some(({ exact }) => exact.get(singular(word))?.some(({ field }) => field.role === 'category')),
  )

/** Behind the first word a kind of record, by whatever word for it, and nothing that says which ones: no article, number or name. */
function isBarePhrase(text: string, apps: readonly AppKnowledge[]): boolean {
  const [, ...noun] = text.split(END)[0]!.trim().split(/\s+/)
  const isKind = (word: string) =>
    apps.some(app => app.dictionary.entities.has(stem(word.toLowerCase()))) || isValueOfKind(word.toLowerCase(), apps)
  return noun.some(isKind) && !noun.some(word => POINTING.test(word) || (/^\p{Lu}/u.test(word) && !isKind(word)))
}
