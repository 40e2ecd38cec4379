import { BARE_BUTTON, BARE_SERIES, HITS, LATER, ORDERED, PLACES, WAYS } from './restate/arranging.ts'
import {
  ANSWERED,
  BY_ENDS,
  COLORED,
  FIELDS_FED,
  MENU_WAYS,
  MIDDLES,
  OF_ROW,
  PASSED_ON,
  PATTERNS,
  POINTS,
  PRICES,
  SAID_MORE,
  SEARCHED_FOR,
  SIGNS,
  UNTIL_SHOWN,
  WANTED,
  WHOSE,
} from './restate/asking.ts'
import { AMOUNTS, NTH_WORDS, NUMBERS, TIMES } from './restate/counting.ts'
import {
  BEFORE_PRESSED,
  BOARD,
  FOCUS,
  FOLLOWS,
  GET_TO,
  HELD_SO,
  STYLES,
  THERE_IS,
  TRIED,
  VALUES_AFTER,
  WHOLE_TEXT,
  WINDOWS,
} from './restate/stating.ts'
import { COPIES } from './restate/texts.ts'
import { CHOICES, DATES, JOURNEYS, SHADES, WISHES } from './restate/choosing.ts'
import { ASIDES, BY_CLICK, NOWHERE, SEARCHES, SEQUENCES } from './restate/finding.ts'
import { DELETES, FORWARDS, GIVES, REPLIES, TOLD_BEFORE } from './restate/messages.ts'
import {
  AT_ITEM,
  COUNTED,
  GAMES,
  OF_SEVERAL,
  ONLY_AFTER,
  PLAINER,
  REASONS,
  STATES,
  VALUE_FIRST,
} from './restate/meaning.ts'
import { ANSWERS, CARTS, COMMENTS, ENDINGS, GIFTS, MENUS, PASSWORDS, SIGNATURES, USUAL } from './restate/giving.ts'
import { GIVEN_BEFORE, LISTED, TOLD_FIRST } from './restate/given-before.ts'
import { PASSIVES } from './restate/passives.ts'
import { DRAWS, MOVES, STAYS } from './restate/moving.ts'
import type { Rule } from './restate/rule.ts'
import { SEEN_FIRST, UNKNOWNS } from './restate/seen-first.ts'
import { ALL_GONE, OR_LESS, WAITS } from './restate/waiting.ts'

/** What begins so changes what is read at all; the rest only says plainly what was said. */
const DEEP: readonly Rule[] = [
  ...UNKNOWNS,
  ...GIVEN_BEFORE,
  ...LISTED,
  ...TOLD_FIRST,
  ...OR_LESS,
  ...ALL_GONE,
  ...SAID_MORE,
  ...STYLES,
  ...VALUES_AFTER,
  ...PLACES,
  ...WAYS,
  ...FOCUS,
  ...BARE_SERIES,
  ...HITS,
  ...FOLLOWS,
  ...BOARD,
  ...TRIED,
  ...ORDERED,
  ...WHOLE_TEXT,
  ...GET_TO,
  ...THERE_IS,
  ...LATER,
  ...WAITS,
  ...WINDOWS,
  ...BEFORE_PRESSED,
  ...PASSED_ON,
  ...ANSWERED,
  ...SIGNS,
  ...POINTS,
  ...TIMES,
  ...NUMBERS,
  ...NTH_WORDS,
  ...SEEN_FIRST,
  ...PATTERNS,
  ...FIELDS_FED,
  ...MENU_WAYS,
  ...BY_ENDS,
  ...WANTED,
  ...PRICES,
  ...COLORED,
  ...AMOUNTS,
  ...OF_ROW,
  ...WHOSE,
  ...UNTIL_SHOWN,
  ...MIDDLES,
  ...SEARCHED_FOR,
  ...HELD_SO,
  ...GAMES,
  ...ANSWERS,
  ...MENUS,
  ...COMMENTS,
  ...GIFTS,
  ...ENDINGS,
  ...SIGNATURES,
  ...CARTS,
  ...PASSWORDS,
  ...USUAL,
  ...AT_ITEM,
  ...OF_SEVERAL,
  ...STATES,
  ...REASONS,
  ...PASSIVES,
  ...TOLD_BEFORE,
  ...GIVES,
  ...ONLY_AFTER,
  ...VALUE_FIRST,
  ...PLAINER,
  ...COUNTED,
  ...COPIES,
  ...FORWARDS,
  ...REPLIES,
  ...SEARCHES,
  ...SEQUENCES,
  ...STAYS,
  ...DATES,
  ...JOURNEYS,
  ...WISHES,
  ...SHADES,
  ...BARE_BUTTON,
]

const apply = (rules: readonly Rule[], text: string): string =>
  rules
    .reduce((said, [from, to]) => said.replace(from, to as string), text)
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;](?:\s|$))/g, '')
    .trim()

/**
 * The instruction with each deed said in one way: what is moved where, whose text goes where, what is looked for, in which
 * order something is pressed, what the pointer stays on. Marks for literals stay as they are.
 */
export const restate = (text: string): string =>
  apply([...MOVES, ...DELETES, ...DRAWS, ...CHOICES, ...BY_CLICK, ...NOWHERE, ...ASIDES], text)

/** What is said by several clauses together, in one. */
export const joinClauses = (text: string): string => apply(DEEP, text)

/** Whether a text says in other words, or with more words, what a plain order says. */
export const saysDifferently = (text: string): boolean => restate(text) !== text.replace(/\s+/g, ' ').trim()

/** Whether the clauses of a text say something else one by one than together. */
export const saysTogether = (text: string): boolean => apply(DEEP, text) !== apply([], text)
