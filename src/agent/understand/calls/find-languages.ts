import { pattern } from '../../../lib/patterns.ts'
import { fold } from '../language/words.ts'
import type { Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import { namesOfCode } from './match-choice.ts'
import type { ReadText } from './read-text.ts'

let codes: ReadonlyMap<string, string> | undefined

/** ISO 639-1 codes by the English names of languages (the runtime's own register). */
function readCodes(): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (let a = 97; a <= 122; a++)
    for (let b = 97; b <= 122; b++) {
      const code = String.fromCharCode(a, b)
      const [name] = namesOfCode(code, ['language'])
      if (name && !all.has(fold(name))) all.set(fold(name), code)
    }
  return all
}

/** Whether a slot takes the code of a language: "Language code of two letters", "ISO 639-1". */
export const asksLanguageCode = (slot: Slot): boolean =>
  slot.kind === 'string' &&
  slot.roles.has('language') &&
  /\b(?:code|iso ?639)/i.test(`${slot.path.at(-1)!.replace(/_/g, ' ')} ${slot.description}`)

/** The codes of the languages that a text names: "the German word" is de; what is quoted names none. */
export function findLanguageCodes({ words, values }: ReadText): Found[] {
  codes ??= readCodes()
  const isQuoted = (at: number) =>
    values.some(({ kind, start, end }) => kind === 'quoted' && start < at && end > at + 2)
  return words.flatMap(({ norm, text, start, end }): Found[] => {
    const code = /^\p{Lu}/u.test(text) && !isQuoted(start) ? codes!.get(norm) : undefined
    return code === undefined ? [] : [{ value: code, start, end, kind: 'code', features: { languageCode: 1 } }]
  })
}

/** Whether a text could be the code of a language itself. */
export const isLanguageCode = (text: unknown): boolean =>
  typeof text === 'string' && /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/.test(text)

/** Languages for machines, and tags of them for places, have names of their own. */
const OF_MACHINES = /\b(?:programming|query|markup|scripting|locale|source code)\b/i

/** Whether a slot takes a language that people speak, by its name. */
const asksLanguage = (slot: Slot): boolean =>
  slot.kind === 'string' &&
  !slot.choices.length &&
  /(?:^|_)(?:language|lang)$/i.test(slot.path.at(-1)!) &&
  !OF_MACHINES.test(slot.description)

/** Whether a slot takes the name of a language, and a text is none: "a customer review". */
export function isNoLanguage(slot: Slot, text: unknown): boolean {
  if (!asksLanguage(slot) || asksLanguageCode(slot) || typeof text !== 'string') return false
  codes ??= readCodes()
  return (
    !isLanguageCode(text) &&
    !fold(text)
      .split(/[^\p{L}]+/u)
      .some(word => codes!.has(word))
  )
}

/** Descriptions of the language that a text is in already. */
const OWN = pattern('i')`
  \b(?:in which|that|the language) [^.]*\b(?:is|was|are) (?:written|in)\b
  |\blanguage of (?:the |an? )?(?:\w+ )?(?:text|message|review|content|document|sentence|article|post)
`

/** The language of a text that a call is sent with, where nobody says it: the one that the message is in. */
export const languageMeant = (slot: Slot): string | undefined =>
  asksLanguage(slot) && OWN.test(slot.description) ? (asksLanguageCode(slot) ? 'en' : 'English') : undefined
