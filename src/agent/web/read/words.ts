import { pattern } from '../../../lib/patterns.ts'
import { ORDINALS } from '../../understand/language/lexicon.ts'

/** Determiners (closed class of English). */
export const DETERMINER =
  '(?:the|an?|this|that|these|those|my|your|our|his|her|its|their|some|any|all of the|all the|all|every|each|both)'

/** Words for the page itself: what is said to be "on the page" is said of no part of it. */
export const ON_PAGE = pattern('i')`
  \s*\b(?:
    (?:that (?:is|are) )?(?:shown |displayed |listed |visible )?(?:on|in|from|of) (?:the |this |that |my )?
      (?:current |open |web ?|whole |entire )*(?:page|screen|site|website)
    |(?:right )?here
    |(?:(?:that|which) (?:is|are) )?(?:on|in|inside|within) (?:it|here|there)
    |on (?:it|here)
  )$
`

/** A phrase without what only says that the page is meant; "Getting here", written as a name, keeps its last word. */
export const withoutPage = (phrase: string): string =>
  /\p{Lu}\p{L}* here[\s.?!]*$/u.test(phrase) ? phrase : phrase.replace(ON_PAGE, '')

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 }

/** A number in words, as the source of a regular expression. */
export const NUMBER = `(?:\\d+|${NUMBER_WORDS.join('|')}|an?)`

/** A count in digits or words; "a" is one, "twice" two. */
export function readCount(text: string): number | undefined {
  const word = text.trim().toLowerCase()
  if (/^\d+$/.test(word)) return Number(word)
  if (/^an?$/.test(word)) return 1
  if (Object.hasOwn(TIMES, word)) return TIMES[word]
  const at = NUMBER_WORDS.indexOf(word)
  return at === -1 ? undefined : at
}

/** The place that an ordinal names, from 1; "last" is -1, "second to last" -2. */
export function readOrdinal(text: string): number | undefined {
  const word = text.toLowerCase().replace(/\s+/g, ' ').trim()
  if (/^(?:last|final|bottom(?:most)?)$/.test(word)) return -1
  if (/^(?:penultimate|next to last|second[- ]to[- ]last|second last|last but one)$/.test(word)) return -2
  if (/^top(?:most)?$/.test(word)) return 1
  const fromEnd = /^(.+)[- ]last$/.exec(word)?.[1]
  if (fromEnd !== undefined) {
    const place = readOrdinal(fromEnd)
    return place !== undefined && place > 1 ? -place : undefined
  }
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  const known = Object.hasOwn(ORDINALS, word) ? ORDINALS[word] : undefined
  return typeof known === 'number' ? known : undefined
}

/** Keys by the names that people give them, as the values of KeyboardEvent.key have them (UI Events KeyboardEvent key). */
const KEYS: Readonly<Record<string, string>> = {
  enter: 'Enter',
  return: 'Enter',
  tab: 'Tab',
  escape: 'Escape',
  esc: 'Escape',
  space: 'Space',
  spacebar: 'Space',
  'space bar': 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  'page up': 'PageUp',
  pagedown: 'PageDown',
  'page down': 'PageDown',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  'arrow up': 'ArrowUp',
  'arrow down': 'ArrowDown',
  'arrow left': 'ArrowLeft',
  'arrow right': 'ArrowRight',
  'up arrow': 'ArrowUp',
  'down arrow': 'ArrowDown',
  'left arrow': 'ArrowLeft',
  'right arrow': 'ArrowRight',
}
const MODIFIERS: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  windows: 'Meta',
}
/** Names that are also words of pages: they are keys only where "key" is said or nothing else could be meant. */
const ALSO_NAMES = new Set(['home', 'end', 'delete', 'insert', 'up', 'down', 'left', 'right', 'return', 'option'])

/** A key or a chord ("ctrl+a", "shift and tab"); `sure` is false for names that a button may have as well. */
export function readKey(text: string): { key: string; sure: boolean } | undefined {
  const plain = text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/ ?keys?$/, '')
    .trim()
  const isNamed = / ?keys?$/i.test(text)
  const parts = plain.split(/\s*\+\s*|\s+and\s+|-(?=\w)/)
  const last = parts.at(-1)!
  const held = parts.slice(0, -1).map(part => MODIFIERS[part])
  if (held.includes(undefined)) return undefined
  const key =
    KEYS[last] ??
    (/^f\d{1,2}$/.test(last) ? last.toUpperCase() : undefined) ??
    (held.length === 0 ? MODIFIERS[last] : undefined)
  if (key !== undefined)
    return { key: [...held, key].join('+'), sure: isNamed || held.length > 0 || !ALSO_NAMES.has(last) }
  const isCharacter = [...last].length === 1 && (held.length > 0 || isNamed)
  return isCharacter ? { key: [...held, held.length ? last.toUpperCase() : last].join('+'), sure: true } : undefined
}
