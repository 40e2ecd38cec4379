import { pattern } from '../../lib/patterns.ts'
import words from './words.json' with { type: 'json' }

/** What needs a yes. */
export type Kind = 'pay' | 'buy' | 'delete' | 'send' | 'publish'

export interface Words {
  /** What it says it does that needs a yes. */
  kind?: Kind
  /** A word that also opens things: reply, share, post. It counts where something was filled in. */
  isWeak: boolean
  /** Says that it does none of it: looks, opens, edits, saves. */
  isHarmless: boolean
  /** Says nothing of its own and ends something: OK, Yes, Confirm, Finish, Submit. */
  isFinal: boolean
  /** Goes on to the next part: Continue, Next. */
  isProgress: boolean
  /** Closes or goes back. */
  dismisses: boolean
  /** Says nothing that is known. */
  isUnknown: boolean
}

const KINDS = ['pay', 'buy', 'delete', 'publish'] as const

/** Verbs of looking, opening, editing and keeping: what follows them is what they are done to. */
const HARMLESS = new Set(
  (
    'view show see open edit manage track find filter sort search add save compose write review choose select undo restore ' +
    'print download export import copy preview learn how what why about hide read check log sign login logout register create ' +
    'new draft upload attach browse explore toggle expand collapse update rename move duplicate refresh reload retry try change ' +
    'set use get start play pause stop mute zoom like follow pin mark archive snooze import connect allow enable disable join ' +
    'enter insert unlock reset clear help more details my all recent saved'
  ).split(' '),
)
const FINAL = new Set('ok okay yes confirm submit done finish complete agree accept finalize execute'.split(' '))
const PROGRESS = new Set('continue next proceed go apply'.split(' '))
const DISMISSES = new Set(
  'cancel close no dismiss back skip keep never not nevermind decline reject return later previous'.split(' '),
)

/** After these, a word like "order" or "post" is a thing and not what is done: "Order history", "Order by". */
const THINGS = new Set(
  (
    'history details detail summary status number id date list tracking by total totals info information settings management ' +
    'type types method methods options option form forms page pages count analytics report reports guide address addresses ' +
    'preferences folder titles title title: code office author category categories view filter filters draft drafts template ' +
    'templates notifications counter box feed thread link counter'
  ).split(' '),
)
/** What stands after "cancel" where that ends something that was agreed. */
const AGREED = pattern()`
  ^cancel\b.*\b(
    order|subscription|booking|reservation|membership|plan|appointment|account|contract|policy|ticket|trip|flight
    |payment|registration|enrol?lment|pick-?up|delivery|deliveries|collection|visit|meeting|lesson|class|course
    |stay|rental|transfer|service|insurance|policies
  )s?\b
`
/** What "submit" hands to others. */
const HANDED_IN = pattern()`
  ^apply (now|for)\b
  |^(submit|send in|hand in)\b.*\b(
    application|request|claim|complaint|inquiry|enquiry|proposal|offer|report|ticket|message|feedback|question
    |assignment|petition|manuscript|answers|responses?|survey|questionnaire|entry|vote|ballot|registration
  )\b
`
const PUBLISHED = /^(submit|add|leave|write)\b.*\b(review|comment|post|reply|testimonial)\b/
const ORDERED =
  /^(submit|place|make|complete|finish|confirm|finali[sz]e|send)\b.*\b(orders?|purchase|booking|reservation|bid|bet|trade)\b/
const PAID =
  /^(submit|make|complete|finish|confirm|finali[sz]e|send|authori[sz]e)\b.*\b(payment|donation|transfer|deposit|withdrawal|transaction)\b/
const DELETED = pattern()`
  ^(close|end|empty|clear|reset|discard|permanently)\b.*\b
  (account|trash|bin|junk|spam|history|data|database|device|everything|draft|message|workspace|factory)\b
  |\bfactory reset\b|\b(move|send|put|throw)\b.{0,80}? (to|in|into) (the |your )?(trash|bin|recycle)
`
/** Things that are taken off a list without being lost. */
const LIGHT = pattern()`
  \b(
    filters?|tags?|chips?|cart|basket|bag|wish ?list|favou?rites?|selection|comparison|compare|coupon|promo
    |discount|highlight|column|bookmark|formatting|list
  )\b
`

interface Phrase {
  text: string
  kind: Kind
  isWeak: boolean
}

const { weak: WEAK, ...STRONG } = words.english
const phrasesOf = (lists: Record<string, string[]>, isWeak: boolean): [string, Phrase][] =>
  Object.entries(lists).flatMap(([kind, list]) =>
    list.map((text): [string, Phrase] => [text, { text, kind: kind as Kind, isWeak }]),
  )
const ENGLISH = new Map([...phrasesOf(STRONG, false), ...phrasesOf(WEAK, true)])

/** What the text on a control says that it does. */
export function readWords(text: string): Words {
  // A sum is no number of a thing: "Transfer $500" is what is done, "Order 10427" is not.
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\p{Sc}\s?\d[\d.,]*/gu, ' ')
  const all: string[] = plain.match(/[\p{L}\p{M}']+/gu) ?? []
  const [first = ''] = all
  const english = readClauses(plain)
  const harmless = HARMLESS.has(first) || has('harmless', plain) || (!english && ASKS_FOR_CODE.test(plain))
  const dismisses = (DISMISSES.has(first) && english?.kind !== 'delete') || has('dismiss', plain)
  // "Filter löschen" takes off a filter.
  const foreign = english
    ? undefined
    : KINDS.find(kind => has(kind, plain) && !(kind === 'delete' && (has('harmless', plain) || LIGHT.test(plain))))
  const kind = english?.kind ?? foreign
  const isFinal = FINAL.has(first) || has('generic', plain)
  return {
    kind,
    isWeak: english?.isWeak ?? false,
    isHarmless: kind === undefined && harmless,
    isFinal: kind === undefined && isFinal,
    isProgress: kind === undefined && PROGRESS.has(first),
    dismisses: kind === undefined && dismisses,
    isUnknown: kind === undefined && !harmless && !isFinal && !dismisses && !PROGRESS.has(first),
  }
}

/** Each part of what a control says may be what it does: "I understand, delete it". A refusal in front settles it. */
function readClauses(text: string): Phrase | undefined {
  for (const clause of text.replaceAll('&', ' and ').split(/[,;:!?–—|]|\. /)) {
    const all: string[] = clause.match(/[\p{L}\p{M}']+|#\s?\d+|\d{3,}/gu) ?? []
    if (DISMISSES.has(all[0] ?? '') && !FIXED.some(([pattern]) => pattern.test(all.join(' ')))) return undefined
    const found = readEnglish(all)
    if (found) return found
  }
  return undefined
}

function readEnglish(all: readonly string[]): Phrase | undefined {
  const text = all.join(' ')
  const fixed = FIXED.find(([pattern]) => pattern.test(text))
  // "Make a donation", "Write a review" and "Apply now" open the form as often as they send it.
  if (fixed) return { text, kind: fixed[1], isWeak: /^(make|add|leave|write|apply)\b/.test(text) }
  const [first = ''] = all
  for (const [at, word] of all.entries()) {
    const found = ENGLISH.get(word)
    if (!found) continue
    const isJoined = /^(and|then|or)$/.test(all[at - 1] ?? '')
    // "Save and send" sends; "View order" looks.
    if (at > 0 && (HARMLESS.has(first) || PROGRESS.has(first)) && !isJoined) return undefined
    if (THINGS.has(all[at + 1] ?? '') || /^#|^\d{3}/.test(all[at + 1] ?? '')) continue
    if (at > 0 && !isJoined && !LEADS.has(all[at - 1]!)) continue
    if (found.kind === 'delete' && LIGHT.test(all.slice(at + 1).join(' '))) return undefined
    if (ASKS_FOR_CODE.test(text)) return undefined
    return found
  }
  return undefined
}

/** A code that is sent to oneself. */
const ASKS_FOR_CODE = /^(re)?send\b.*\b(codes?|pin)\b/

const FIXED: readonly [RegExp, Kind][] = [
  [AGREED, 'delete'],
  [DELETED, 'delete'],
  [PAID, 'pay'],
  [ORDERED, 'buy'],
  [PUBLISHED, 'publish'],
  [/^top up\b/, 'pay'],
  [/^go live\b/, 'publish'],
  [HANDED_IN, 'send'],
]

/** Words that may stand before the verb of a button. */
const LEADS = new Set(
  "yes ok okay please now just permanently really i want to confirm agree accept i'll let's us me one click quick instantly securely also schedule swipe slide tap press".split(
    ' ',
  ),
)

type Group = keyof typeof words.locales

/** Words of languages that are written without spaces are found anywhere, others as whole words. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/u
const LISTS: Readonly<Record<Group, { whole: ReadonlySet<string>; anywhere: readonly string[]; longest: number }>> =
  Object.fromEntries(
    Object.entries(words.locales).map(([group, list]) => [
      group,
      {
        whole: new Set(list.filter(word => !SPACELESS.test(word))),
        anywhere: list.filter(word => SPACELESS.test(word) && word.length > 1),
        longest: Math.max(...list.map(word => word.split(' ').length)),
      },
    ]),
  ) as never

function has(group: Group, text: string): boolean {
  const { whole, anywhere, longest } = LISTS[group]
  if (anywhere.some(word => text.includes(word))) return true
  const all = text.match(/[\p{L}\p{M}'’·-]+/gu) ?? []
  for (let from = 0; from < all.length; from++)
    for (let count = 1; count <= Math.min(longest, all.length - from); count++)
      if (whole.has(all.slice(from, from + count).join(' '))) return true
  return false
}
