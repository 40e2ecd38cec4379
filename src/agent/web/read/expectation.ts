import { fragment, pattern } from '../../../lib/patterns.ts'
import type { Expectation, State, Target } from '../contract.ts'
import { literalOf, MARK, restore, type Source } from './literals.ts'
import { readTarget } from './target.ts'
import { readValue } from './value.ts'
import { NUMBER, ON_PAGE, readCount } from './words.ts'

/** States as adjectives say them; `not` where the word is the contrary. */
const STATES: Readonly<Record<string, { state: State; not?: boolean }>> = {
  checked: { state: 'checked' },
  ticked: { state: 'checked' },
  unchecked: { state: 'checked', not: true },
  unticked: { state: 'checked', not: true },
  on: { state: 'checked' },
  off: { state: 'checked', not: true },
  selected: { state: 'selected' },
  chosen: { state: 'selected' },
  unselected: { state: 'selected', not: true },
  disabled: { state: 'disabled' },
  inactive: { state: 'disabled' },
  'greyed out': { state: 'disabled' },
  'grayed out': { state: 'disabled' },
  enabled: { state: 'disabled', not: true },
  clickable: { state: 'disabled', not: true },
  active: { state: 'selected' },
  expanded: { state: 'expanded' },
  open: { state: 'expanded' },
  collapsed: { state: 'expanded', not: true },
  pressed: { state: 'pressed' },
  visible: { state: 'visible' },
  shown: { state: 'visible' },
  displayed: { state: 'visible' },
  present: { state: 'visible' },
  there: { state: 'visible' },
  available: { state: 'visible' },
  hidden: { state: 'visible', not: true },
  invisible: { state: 'visible', not: true },
  gone: { state: 'visible', not: true },
  absent: { state: 'visible', not: true },
  missing: { state: 'visible', not: true },
  focused: { state: 'focused' },
  'in focus': { state: 'focused' },
  required: { state: 'required' },
  mandatory: { state: 'required' },
  optional: { state: 'required', not: true },
  'read-only': { state: 'readonly' },
  readonly: { state: 'readonly' },
  'read only': { state: 'readonly' },
  editable: { state: 'readonly', not: true },
  invalid: { state: 'invalid' },
  valid: { state: 'invalid', not: true },
  empty: { state: 'empty' },
  blank: { state: 'empty' },
  filled: { state: 'empty', not: true },
  'filled in': { state: 'empty', not: true },
}
const STATE = Object.keys(STATES)
  .sort((a, b) => b.length - a.length)
  .join('|')
/** Whether a word says the state of something, not what it holds. */
export const isStateWord = (word: string): boolean => Object.hasOwn(STATES, word.toLowerCase())
const ADVERB = '(?:\\s+(?:now|still|also|already|currently|again|then|actually|really|indeed))*'
const BE =
  '(?:is|are|was|were|be|become|becomes|gets|get|should be|must be|has to be|needs to be|will be|to be|stays?|remains?)'
const NOT = "(?:\\s+not|n't|\\s+no longer|\\s+never)"
const MODAL =
  '(?:should|must|shall|will|has to|have to|needs? to|ought to|is supposed to|is expected to|is going to|do(?:es)?|did)'
/** What a page, or a part of it, does with what it shows; what has to be is a need of somebody. */
const SHOW =
  '(?:show|shows|display|displays|contain|contains|include|includes|ha(?:ve|s)(?! to be\\b)|list|lists|say|says|read|reads|mention|mentions|give|gives)'
/** What it does with things that can be counted: what it says are words. */
const HOLD = SHOW.replace(/\|(?:says?|reads?|mentions?)(?=[|)])/g, '')
const PAGE =
  '(?:(?:the|this|that|my) )?(?:current |resulting |whole |web ?|next |new )*(?:page|screen|site|website|app|browser)'
const APPEAR = fragment`
  (?:
    (?:is|are|has|have)(?: fully| completely| been)* (?:loaded|finished loading|rendered)
    |appears?|shows? up|comes? up|pops? up|exists?|loads?|is there|are there|turns? up
  )
`

/** Reads a statement about the page: "X is disabled", "there are 3 rows", "the page should show Y". */
export function readExpectation(text: string, source: Source): Expectation | undefined {
  const plain = text.replace(/[\s.!?]+$/, '').trim()
  return (
    readAddress(plain, source) ??
    readCounted(plain, source) ??
    readShown(plain, source) ??
    readStated(plain, source) ??
    readSeen(plain, source) ??
    readAppearing(plain, source) ??
    readHeld(plain, source)
  )
}

const negated = (text: string | undefined): { not?: true } => (text?.trim() ? { not: true } : {})

const how = (verb: string): 'is' | 'contains' =>
  /contain|includ|start|begin|end|mention|has|have|with|\bin\b/i.test(verb) ? 'contains' : 'is'

/** "the title is …", "the URL of the page should contain …". */
const PAGE_FACT = pattern('i')`
  ^(?:the |its |this )?(?:page(?:'s)? |browser(?:'s)? |tab(?:'s)? |current |window )?
  (title|url|address|location)(?: of (?:${PAGE}|the tab))?${ADVERB}\s+
  (
    (?:${MODAL}${NOT}?\s+)?(?:
      ${BE}|equals?|reads?|says?|contains?|includes?|starts? with|begins? with|ends? (?:with|in)|mentions?
      |matches
    )(${NOT})?(?: (?:equal to|contain|include|exactly|end with|start with))?
  )${ADVERB}\s+(.+)$
`

/** "we are on the orders page", "I should be taken to Checkout". */
const I_AM_AT = pattern('i')`
  ^(?:i|we|you|it|the browser)(?:'m|'re| am| are| is| ${MODAL} be)(${NOT})?${ADVERB}
  (?: (?:taken|redirected|sent|brought|back))*\s+(?:on|at|to)\s+(?:the |a |an )?(.+?)
  (?: page| screen| site)?$
`

/** "the title is X", "the URL should contain /cart", "I am on the checkout page". */
function readAddress(text: string, source: Source): Expectation | undefined {
  const match = PAGE_FACT.exec(text)
  if (match) {
    const [, what, verb, not, given] = match
    const kind = /title/i.test(what!) ? ('title' as const) : ('url' as const)
    return { kind, text: valueText(given!, source), how: how(verb!), ...negated(not ?? notIn(verb!)) }
  }
  const on = I_AM_AT.exec(text)
  if (on) {
    const literal = literalOf(on[2]!, source)
    if (literal?.kind === 'url') return { kind: 'url', text: literal.text, how: 'is', ...negated(on[1]) }
    return { kind: 'page', text: restore(on[2]!, source), ...negated(on[1]) }
  }
  return undefined
}

const notIn = (verb: string): string | undefined => (new RegExp(NOT, 'i').test(` ${verb}`) ? 'not' : undefined)

/** What is compared with: a quotation, or the plain words. */
const valueText = (text: string, source: Source): string =>
  restore(text.replace(/^(?:the )?(?:text|word|words|string|value) /i, ''), source)

/** How many at least or at most. */
const BOUND = fragment`
  (?:
    (
      exactly|only|just|precisely|at least|at most|no more than|not more than|no less than|no fewer than
      |more than|over|fewer than|less than|a minimum of|a maximum of|up to
    ) )?
`

/** "the cart has at least two items". */
const HAS_NUMBER = pattern('iu')`
  ^(.+?) (?:(?:${MODAL}) )?(?:${HOLD})(?:s)? ${BOUND}
  (\d+|no|zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ([\p{L} -]+)$
`

/** "there are 3 rows in the table", "the list has at least 2 items", "the cart contains exactly one product". */
function readCounted(text: string, source: Source): Expectation | undefined {
  const there = new RegExp(
    `^there ${MODAL_BE}(${NOT})? ${BOUND}(\\d+|no|zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|one) (.+)$`,
    'i',
  ).exec(text)
  if (there && !(/^no$/i.test(there[3]!) && readTarget(there[4]!, source).noun === undefined))
    return counted(there[2], there[3]!, readTarget(there[4]!, source), there[1])
  const has = HAS_NUMBER.exec(text)
  if (has) {
    const things = readTarget(has[4]!, source)
    if (!things.noun && !/s$/i.test(has[4]!)) return undefined
    const isPage = new RegExp(`^(?:${PAGE}|it|i|we|you)$`, 'i').test(has[1]!)
    return counted(has[2], has[3]!, {
      ...things,
      ...(!isPage && { relations: [{ relation: 'in', to: readTarget(has[1]!, source) }] }),
    })
  }
  const many = new RegExp(
    `^the (?:number|count|amount) of (.+?) (?:${BE}|equals?)(${NOT})? ${BOUND}(${NUMBER})$`,
    'i',
  ).exec(text)
  return many ? counted(many[3], many[4]!, readTarget(many[1]!, source), many[2]) : undefined
}

const MODAL_BE = `(?:is|are|was|were|(?:${MODAL})(?: (?:now|still|also))? be)${ADVERB}`

function counted(bound: string | undefined, number: string, target: Target, not?: string): Expectation {
  const said = (bound ?? '').toLowerCase()
  const count = /^no$/i.test(number) ? 0 : readCount(number)!
  const all: Target = { ...target, all: true }
  const base = { kind: 'count' as const, target: all, ...negated(not) }
  if (/^(?:at least|no less than|no fewer than|a minimum of)$/.test(said)) return { ...base, how: 'at_least', count }
  if (/^(?:more than|over)$/.test(said)) return { ...base, how: 'at_least', count: count + 1 }
  if (/^(?:at most|no more than|not more than|a maximum of|up to)$/.test(said))
    return { ...base, how: 'at_most', count }
  if (/^(?:fewer than|less than)$/.test(said)) return { ...base, how: 'at_most', count: count - 1 }
  return { ...base, how: 'is', count }
}

/** "I should see …", "you can find …". */
const I_SEE = pattern('i')`
  ^(?:i|we|you|one)${ADVERB}(?: (?:${MODAL}|can|could|can now)(${NOT})?${ADVERB})?(${NOT})?
  \ (?:see|find|get|be shown|be told|read)${ADVERB}(?: that)? (.+)$
`

/** "the page shows X", "it should say X", "I should see X", "you can see X". */
function readShown(text: string, source: Source): Expectation | undefined {
  const page = new RegExp(
    `^(?:${PAGE}|it|there)${ADVERB}(?: (?:${MODAL})(${NOT})?${ADVERB})?(${NOT})? (${SHOW})${ADVERB}(?: up)? (.+)$`,
    'i',
  ).exec(text)
  // What a page says are words, whatever they are the name of.
  if (page && /^(?:say|read)/i.test(page[3]!) && !literalOf(page[4]!, source) && /^\d/.test(page[4]!))
    return { kind: 'text', text: restore(page[4]!, source), ...negated(page[1] ?? page[2]) }
  if (page) return shown(page[4]!, source, page[1] ?? page[2])
  const see = I_SEE.exec(text)
  return see ? shown(see[3]!, source, see[1] ?? see[2]) : undefined
}

/** Something that is to be seen: a text in quotes or plain words, or an element by its noun. */
function shown(given: string, source: Source, not: string | undefined): Expectation {
  const no = /^(?:no|any) (.+)$/i.exec(given)
  const denied = not ?? (no && /^no/i.test(given) ? 'no' : undefined)
  const rest = (no?.[1] ?? given)
    .replace(/^(?:that |the (?:text|words?|phrase|sentence|string|value|message) (?=\uE000))/i, '')
    .replace(ON_PAGE, '')
  const literal = literalOf(rest, source)
  if (literal) return { kind: 'text', text: literal.text, ...negated(denied) }
  const within = new RegExp(
    `^(?:the (?:text|words?|phrase) )?(${MARK}) (?:in|inside|within|under|below|at|on|above|next to|for) (.+)$`,
    'i',
  ).exec(rest)
  if (within)
    return { kind: 'text', text: restore(within[1]!, source), in: readTarget(within[2]!, source), ...negated(denied) }
  const target = readTarget(rest, source)
  const number = /^(\d+|two|three|four|five|six|seven|eight|nine|ten) (.+s)$/i.exec(rest)
  if (number) return counted(undefined, number[1]!, readTarget(number[2]!, source), denied)
  return target.noun !== undefined || target.back
    ? { kind: 'state', target, state: 'visible', ...negated(denied) }
    : { kind: 'text', text: restore(rest.replace(/^(?:the|an?) /i, ''), source), ...negated(denied) }
}

/** "the button is disabled", "the box should not be checked any more". */
const HAS_STATE = pattern('i')`
  ^(.+?)(?:'s|${ADVERB}\s+(?:${MODAL}(${NOT})?${ADVERB}\s+)?${BE}(${NOT})?)${ADVERB}\s+(?:an? )?(not )?
  (${STATE})(?: (?:again|now|anymore|any more|any longer))?$
`

/** "the Save button is (not) disabled", "X should be visible". */
function readStated(text: string, source: Source): Expectation | undefined {
  const match = HAS_STATE.exec(text.replace(ON_PAGE, ''))
  if (!match) return undefined
  const [, subject, not1, not2, not3, word] = match
  if (/^(?:it|there|that)$/i.test(subject!) && /^there$/i.test(word!)) return undefined
  const { state, not = false } = STATES[word!.toLowerCase()]!
  const isNot = Boolean(not1 ?? not2 ?? not3) !== not
  const target = readTarget(subject!, source)
  const literal = literalOf(subject!, source)
  if (literal && state === 'visible') return { kind: 'text', text: literal.text, ...(isNot && { not: true as const }) }
  return { kind: 'state', target, state, ...(isNot && { not: true as const }) }
}

/** "Ann is listed in the table", "the total should be shown under Sum". */
const STANDS_AT = pattern('i')`
  ^(.+?) (?:(?:${MODAL})(${NOT})? )?${BE}(${NOT})?${ADVERB}
  \ (?:(?:shown|displayed|visible|present|listed|to be seen|mentioned|found) )?
  (?:on|in|under|below|inside|within|at) (.+)$
`

/** "X is on the page", "X is shown in Y", "there is a Y". */
function readSeen(text: string, source: Source): Expectation | undefined {
  const there = new RegExp(
    `^there(?:'s|${ADVERB}\\s*${MODAL_BE})(${NOT})? (?:(no|not any|not an?|any) )?(.+)$`,
    'i',
  ).exec(text)
  if (there) {
    const not = there[1] ?? (/^no/i.test(there[2] ?? '') ? 'no' : undefined)
    return shown(there[3]!, source, not)
  }
  const on = STANDS_AT.exec(text)
  if (!on) return undefined
  const not = on[2] ?? on[3]
  // "it is in stock": the page says so.
  if (/^(?:it|this|that)$/i.test(on[1]!) && !/^(?:the|a|an|this|that|my)\s|\uE000/i.test(on[4]!))
    return { kind: 'text', text: /\b(?:on|in|under|below|inside|within|at) \S.*$/i.exec(text)![0], ...negated(not) }
  const isPage = new RegExp(`^(?:${PAGE})$`, 'i').test(on[4]!)
  if (isPage) return shown(on[1]!, source, not)
  return {
    kind: 'text',
    text: restore(on[1]!.replace(/^the (?:text|word) /i, ''), source),
    in: readTarget(on[4]!, source),
    ...negated(not),
  }
}

/** "the field contains tea", "the total should be equal to 5". */
const HAS_VALUE = pattern('i')`
  ^((?:(?:the|this|that|an?|my|your|its) )?\S.*?)${ADVERB}\s+(?:(?:${MODAL})(${NOT})?${ADVERB}\s+)?
  (
    (?:${BE})(?: (?:equal to|set to|exactly))?
    |equals?|contains?|includes?|says?|reads?|shows?|displays?|has|have|holds?|matches|starts? with
    |ends? with
  )(${NOT})?${ADVERB}(?: the (?:value|text))?\s+(.+)$
`

/** "the total is 30", "the name field contains Ann", "X equals Y", "the status says Done". */
function readHeld(text: string, source: Source): Expectation | undefined {
  const match = HAS_VALUE.exec(text)
  if (!match) return undefined
  const [, subject, not1, verb, not2, given] = match
  if (/^(?:there|i|we|you)$/i.test(subject!)) return undefined
  const inside = literalOf(given!, source)
  const what = subject!.replace(/^the (?:value|text|content|contents) (?:of|in) /i, '')
  const target = readTarget(what, source)
  // "the table contains Ann": of a region, its text.
  const isContained = /^(?:contain|include|show|display|say|read|has|have)/i.test(verb!)
  return {
    kind: 'value',
    target,
    value: inside ? { kind: 'text', text: inside.text, quoted: true } : readValue(given!.replace(/^not /i, ''), source),
    how: isContained ? 'contains' : how(verb!),
    ...negated(not1 ?? not2 ?? (/^not /i.test(given!) ? 'not' : undefined)),
  }
}

/** "the message disappears", "a banner should show up". */
const APPEARS = pattern('i')`
  ^(.+?)${ADVERB}(?: (?:${MODAL})(${NOT})?${ADVERB})?(${NOT})?
  \ (${APPEAR}|disappears?|goes? away|vanish(?:es)?|finish(?:es)?)${ADVERB}(?: (?:on|in) .+)?$
`

/** "a cookie banner appears", "the error does not appear". */
function readAppearing(text: string, source: Source): Expectation | undefined {
  const match = APPEARS.exec(text)
  if (!match) return undefined
  const isGone = /disappear|away|vanish|finish/i.test(match[4]!)
  const isNot = Boolean(match[2] ?? match[3]) !== isGone
  return shown(match[1]!, source, isNot ? 'not' : undefined)
}
