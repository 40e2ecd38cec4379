import type { PageSnapshot } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { restore, type Source } from '../../read/literals.ts'
import { cellsMeant } from '../mechanisms/cells-with.ts'
import { namesPlace } from '../mechanisms/places.ts'
import { boxesOf } from '../mechanisms/row-of.ts'
import { saysPlace, saysWay } from '../mechanisms/drag-words.ts'
import { asksForSize } from '../mechanisms/resize.ts'
import { saysPlaceInText } from '../mechanisms/insert-text.ts'
import { takesMatching } from '../mechanisms/fill-alike.ts'
import { asksForSpan } from '../mechanisms/slots.ts'
import { makesEntry } from '../mechanisms/entry-of-day.ts'
import { takesChoices } from '../mechanisms/order-form.ts'
import { readSortOrder } from '../../read/sort-order.ts'
import { readMessageTo } from '../mechanisms/message-to.ts'
import { saysRowAndColumn } from '../mechanisms/row-and-column.ts'
import { whereTwoMeet } from '../mechanisms/where-two-meet.ts'
import { readCoordinates } from '../mechanisms/grid.ts'
import { asksForSection } from '../mechanisms/all-under.ts'
import { asksForWord } from '../mechanisms/slider-word.ts'
import { takesSearch } from '../mechanisms/search-form.ts'
import { findLooks } from '../find-looks.ts'
import { readLooks } from '../read-looks.ts'
import { saysDate } from '../widgets/read-dates.ts'
import { isHandle } from '../widgets/fields-of-kind.ts'
import { partsOf, type Order, type Orders } from '../read-orders.ts'
import { sortMenuOf } from '../../run/acting/sort-menu.ts'
import { findExercises } from '../values/read-shown.ts'
import { readSuperlative } from '../values/measure.ts'
import { entersWhatIsShown } from './shown-values.ts'
import { namesItem, takesBest, hasControl } from './items.ts'
import { givesStars } from './several.ts'

/** Kinds of order that are never about one named control. */
const KINDS = new Set('sort guess reply forward solve count copy paste highlight book draw play leave'.split(' '))

/** Cells by what is in them, boxes by their row, places by their address: what no name of an element says. */
const meansPart = (rest: string, page: Page): boolean =>
  boxesOf(page, rest).length > 0 || cellsMeant(page, rest.replace(/^on /i, '')).length > 0 || namesPlace(page, rest)

/** "Put the blue box inside the frame": something that is drawn on the page is carried, and no text written. */
function putsDrawn({ kind, verb, rest }: Order, snapshot: PageSnapshot): boolean {
  const isPut = kind === 'enter' && verb === 'put'
  const looks = isPut ? readLooks(rest.split(/\s(?:into|onto|inside|within|in|on) (?:the|an?) /i)[0]!) : undefined
  return looks?.target.attributes !== undefined && findLooks(readPage(snapshot), looks).length > 0
}

/** One order as the rules look at it. */
interface Asked {
  order: Order
  /** What follows its verb, with its literals. */
  rest: string
  /** The whole instruction, for what is said of an order in another clause. */
  text: string
  source: Source
  isLast: boolean
  page: Page
  snapshot: PageSnapshot
}

/** Decides whether the whole page is needed, or leaves it to the next rule. */
type Rule = (asked: Asked) => boolean | undefined

/** A rule that only ever says yes. */
const when =
  (test: (asked: Asked) => boolean): Rule =>
  asked =>
    test(asked) || undefined

/** In this order: the first that decides. */
const RULES: readonly Rule[] = [
  when(({ order }) => /^(?:swap|exchange)$/.test(order.verb)),
  when(({ order, rest, page }) => /^(?:click|choose)$/.test(order.kind) && saysRowAndColumn(page, rest)),
  when(({ order, rest, page }) => /^(?:click|choose|open)$/.test(order.kind) && whereTwoMeet(page, rest) !== undefined),
  when(({ order, rest, page }) => asksForSection(rest, order.kind) || asksForWord(order, page)),
  when(({ order, rest }) => order.kind === 'login' && AND_STAY.test(rest)),
  when(({ rest, page }) => meansPart(rest, page)),
  when(({ order, rest }) => order.kind === 'choose' && /^(?:the )?\S+ sentence\b/i.test(rest)),
  // A handle that only a script knows has no name: what it moves stands beside it.
  when(({ order, rest, page }) => order.kind === 'set' && /\bto -?\d/.test(rest) && page.nodes.some(isHandle)),
  ({ order, rest, snapshot }) => (order.kind === 'sort' && sortsByHead(rest, snapshot) ? false : undefined),
  when(({ order, source, page }) => /^(?:find|search)$/.test(order.kind) && takesSearch(page, order.rest, source)),
  when(({ order, isLast }) => KINDS.has(order.kind) || (order.kind === 'find' && !isLast)),
  when(
    ({ order, rest, page }) =>
      /^(?:set|drag|other|use)$/.test(order.kind) && asksForSize(`${order.verb} ${rest}`, page),
  ),
  when(({ order, rest }) => order.kind === 'enter' && (saysPlaceInText(rest) || takesMatching(rest))),
  when(
    ({ order, rest, source, page }) => givesStars(order.verb, rest) || readMessageTo(order, source, page) !== undefined,
  ),
  when(
    ({ order, rest, source }) =>
      order.kind === 'enter' && leadsWithDate(restore(order.lead, source)) && !/\d/.test(rest),
  ),
  when(({ order, rest, snapshot }) => order.kind === 'other' && namesItem(rest, snapshot)),
  when(({ order, source, snapshot }) => entersWhatIsShown(order, source, snapshot)),
  when(({ order, rest }) => order.kind === 'drag' && (saysPlace(rest) || saysWay(rest))),
  when(({ order, source, snapshot }) => order.kind === 'other' && takesBest(order, source, snapshot)),
  ({ order, rest, isLast, snapshot }) =>
    order.kind === 'other' && isLast && !/\bbutton\b|\blink\b/i.test(rest)
      ? hasControl(order.verb, snapshot)
      : undefined,
  when(({ order, text }) => order.kind !== 'wait' && /\buntil\b|\bshould (?:be|say|show|read)\b/i.test(text)),
  when(({ order, rest }) => /^(?:click|choose|open|book)$/.test(order.kind) && readSuperlative(rest) !== undefined),
  when(({ order, rest }) => /^(?:click|choose|drag)$/.test(order.kind) && toldByLooks(rest)),
  when(({ order, rest, snapshot }) => putsDrawn(order, snapshot) || readCoordinates(rest + order.lead) !== undefined),
  when(({ order, rest }) => HANDLES.test(rest + order.lead)),
  when(({ rest }) => FOUND_BEFORE.test(rest)),
  when(
    ({ order, rest }) =>
      /\b(?:bold|italics?|underlined?)\b/i.test(rest) && /^(?:set|other|use|enter)$/.test(order.kind),
  ),
  when(
    ({ order, rest, snapshot }) =>
      /\b(?:colou?r|font)\b/i.test(rest) && /^(?:set|other|use)$/.test(order.kind) && hasEditor(snapshot),
  ),
  when(({ order, rest, page }) => asksForSpan(`${order.verb} ${rest}`, page)),
  when(({ order, rest, page }) => order.kind === 'add' && makesEntry(rest, page)),
  when(
    ({ order, rest, page }) => /^(?:add|book|sort)$/.test(order.kind) && takesChoices(page, `${order.verb} ${rest}`),
  ),
  when(({ order }) => order.kind === 'choose' && partsOf(order.rest).length > 1),
  when(
    ({ order }) =>
      order.lead !== '' && /[?]|^(?:how|what|which|who|whose)\b|\bfor (?:the|each|every)\b/i.test(order.lead),
  ),
  when(
    ({ order, rest, isLast }) =>
      !isLast && /^(?:open|expand|set|use|scroll)$/.test(order.kind) && GATHERINGS.test(rest),
  ),
  // "Open it and click the email on it": in what comes to light.
  when(
    ({ order, rest, text }) =>
      order.kind === 'click' && /\son (?:it|them)$/i.test(rest) && /\b(?:open|expand|unfold|show)\b/i.test(text),
  ),
  when(({ text, page }) => EXERCISE.test(text) && findExercises(page).length > 0),
]

/** "and stay signed in": what is done beside logging in. */
const AND_STAY = /(?:,| and| but) (?:keep|stay|remember|remain|tick|check|do not|don['’]t)\b/i
const HANDLES = /\bsliders?\b|\bspinners?\b|\b(?:handle|knob|thumb)s?\b|^\S+\s*>\s*\S/i
/** "the answer", "this date": what was found on the page before. */
const FOUND_BEFORE =
  /\bthe (?:answer|result|solution|sum|product|difference)\b|\bth(?:is|at|ese) (?:date|number|word|text|value|time)\b/i
/** What is opened to look into it. */
const GATHERINGS = /\b(?:tabs|sections|panels|tree|folders|pages|list|menu|inbox|directory)\b/i
const EXERCISE = /solv|calculat|comput|equation|unknown|problem|exercise/i

const leadsWithDate = (lead: string): boolean => lead !== '' && saysDate(lead)

/** "the small red circle", before where it goes to. */
const toldByLooks = (rest: string): boolean =>
  (readLooks(rest.split(/\s(?:into|onto|inside|within|to|in|on|over)\s/)[0]!)?.target.attributes?.length ?? 0) > 0

/** Whether no name on the page explains an order: it takes a look at the page as a whole. */
export function needsWholePage(
  order: Order,
  isLast: boolean,
  { source, text }: Orders,
  snapshot: PageSnapshot,
): boolean {
  const asked = { order, rest: restore(order.rest, source), text, source, isLast, page: readPage(snapshot), snapshot }
  for (const rule of RULES) {
    const decided = rule(asked)
    if (decided !== undefined) return decided
  }
  return false
}

/** Text that is edited where it stands, with its looks (HTML, contenteditable). */
const hasEditor = ({ nodes }: PageSnapshot): boolean =>
  nodes.some(({ editable, tag }) => editable === true && !/^(?:input|textarea|select)$/.test(tag))

/** "sort by length": a column of the page is headed so, and its head brings the rows into order. */
function sortsByHead(rest: string, snapshot: PageSnapshot): boolean {
  const said = /\bby (.+)$/i.exec(rest)?.[1]
  const { by } = readSortOrder(said ?? '')
  if (said === undefined) return false
  return (
    snapshot.nodes.some(node => node.role === 'columnheader' && matchText(by, node.name) > 0.7) ||
    sortMenuOf(readPage(snapshot)) !== undefined
  )
}
