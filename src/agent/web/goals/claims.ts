import { pattern } from '../../../lib/patterns.ts'
import type { PageSnapshot } from '../../../contract/page.ts'
import { ground } from '../ground/ground.ts'
import { matchText } from '../ground/match-text.ts'
import { isControl } from '../ground/purposes.ts'
import { readPage, type Page } from '../ground/page-tree.ts'
import { isGathered } from '../read/collections.ts'
import { literalOf, restore } from '../read/literals.ts'
import { itemWords } from './item-words.ts'
import { findLists, itemsWith } from './items.ts'
import { readSeveral } from './mechanisms/act-on-several.ts'
import { asksForProgram } from './asked-by-words.ts'
import { cellsMeant } from './mechanisms/cells-with.ts'
import { namesPlace } from './mechanisms/places.ts'
import { boxesOf } from './mechanisms/row-of.ts'
import { findExtreme } from './mechanisms/extreme.ts'
import { namesBefore } from './mechanisms/choose.ts'
import { saysPlace, saysWay } from './mechanisms/drag.ts'
import { asksForSize } from './mechanisms/resize.ts'
import { fillsAlike } from './mechanisms/enter-several.ts'
import { saysPlaceInText } from './mechanisms/insert-text.ts'
import { takesMatching } from './mechanisms/fill-alike.ts'
import { waitsForEnd } from './mechanisms/wait.ts'
import { asksForSpan } from './mechanisms/slots.ts'
import { makesEntry } from './mechanisms/entry-of-day.ts'
import { takesChoices } from './mechanisms/order-form.ts'
import { readSortOrder } from '../read/sort-order.ts'
import { readMessageTo } from './mechanisms/message-to.ts'
import { saysRowAndColumn } from './mechanisms/row-and-column.ts'
import { readCoordinates } from './mechanisms/grid.ts'
import { asksForWarmth } from './mechanisms/warmth.ts'
import { asksForSection } from './mechanisms/all-under.ts'
import { asksForWord } from './mechanisms/slider-word.ts'
import { readTags } from './mechanisms/tags.ts'
import { readTransfer } from './mechanisms/transfer.ts'
import { takesSearch } from './mechanisms/search-form.ts'
import { findLooks } from './find-looks.ts'
import { readLooks } from './read-looks.ts'
import { saysDate } from './widgets/read-dates.ts'
import { isHandle } from './widgets/fields-of-kind.ts'
import { partsOf, readOrders, type Order, type Orders } from './read-orders.ts'
import { sortMenuOf } from '../run/acting/sort-menu.ts'
import { isRoundabout } from './say-plainly.ts'
import { readPairs } from './values/read-pairs.ts'
import { findExercises, lookUp } from './values/read-shown.ts'
import { readSuperlative } from './values/measure.ts'
import { asksForInitials } from './values/derived.ts'
import { asksForLetters, onlyText, shownLetters } from './values/shown-letters.ts'
import { asksForRelative } from './values/relative.ts'
import { asksForTotal } from './values/total.ts'

/** Words for what is only known once the whole page was looked at. */
const WHOLE_PAGE = pattern('i')`
  \b(?:
    # told by something like it, by its letters, or by what it is not
    similar (?:to|in)
    |(?:starts?|starting|begins?|beginning|ends?|ending) (?:with|in)\b
    |(?:all|every|each|everything|everybody|everyone)\b.{1,40}?\b(?:except|but|apart from|other than)\b
    |odd one
    |(?:only|just|exactly) once
    # told by its place in a column, by a suggestion, by its looks
    |(?:word|item|entry|name|number|link|line) (?:in|of|from) the (?:left|right|first|second|middle|last)
      (?:[- ]?hand|most)? (?:column|list|side)
    |\w+ (?:suggestion|proposal)\b|one that (?:is|looks) different|in (?:bold|italics)
    # answered by looking: odd or even, hot or cold
    |(?:even|odd) (?:or|and)
    # in an order
    |one by one
    |from (?:the )?(?:low|high|small|large|big|great|left|top)\w*\b.{0,20}? to\b
    # drawings and colours
    |to draw
    |(?:cut|divid|split|halv|bisect)\w* (?:the |this |an )?angle
    |angle (?:is )?(?:\w+ly )?(?:cut|divided|split|halved|bisected)
    |(?:shades?|tones?|tints?|hues?) of
    |hot(?:ter)? (?:or|and) cold|(?:hot|warm)(?:ter|er|test|est)? (?:and|or)
    # what is left over
    |(?:everything|anything|all) else|the (?:rest|others)
    # days of a month, quarters of a picture, orders of letters and numbers
    |(?:first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day
    |(?:upper|lower|top|bottom)[- ](?:left|right) (?:quarter|corner|half|part)
    |(?:ascending|descending|increasing|decreasing|alphabetical|numerical|reverse) order
    |in (?:all )?(?:capital|upper|lower|small)[ -]?\w* ?(?:letters|case)?
    |backwards|in reverse(?! gear)|any (?:two|three|four|five|\d+)
    |\d+(?:st|nd|rd|th) (?:word|letter|character|(?:search )?result)
  )\b
`
const KINDS = new Set('sort guess reply forward solve count copy paste highlight book draw play leave'.split(' '))
/** What is said in answers, waited for, or depends on something: the grammar's own. */
const PLAIN = pattern('i')`
  \b(?:
    if|unless|whether|tell me|show me|give me|let me know
    |(?<=^|[,.;:] |\b(?:and|then|please) )list
    |json|csv|screenshot|make sure|verify|check that|wait|dialog|twice(?! (?:as|the)\b)|tab \d
  )\b
  |\band answer\b
`

/** Without what is pressed: a button may be called Verify. */
const withoutNames = (text: string): string =>
  text.replace(/\b(click|press|hit|tap|push)(?: on)?(?: the)? \p{Lu}\p{L}*/gu, '$1')

/** Verbs that make something of what was found. */
const ANSWERS = /\b(?:enter|type|click|press|submit|choose|select|answer|pick|put|write|fill)\b/i

/**
 * Whether an instruction needs a look at the whole page to be read at all, so that a reading clause by clause would be a
 * guess: comparisons, counts, exercises, order, looks, conditions, things found first and used then.
 */
export function claims(text: string, snapshot: PageSnapshot, mayTry = false): boolean {
  const orders = readOrders(text)
  const { list } = orders
  if (asksForProgram(text)) return true
  if (list.length === 0) return asksOnQuestionPage(text, snapshot)
  if (list.some(order => usesSeveral(order, orders.source, snapshot))) return true
  if (isRoundabout(orders.source.text)) return true
  if (list.some(({ kind, rest }) => kind === 'enter' && fillsAlike(rest, readPage(snapshot), text))) return true
  if (list.some(order => namesBefore(order.rest, order.lead) !== undefined)) return true
  if (list.some(({ kind, rest }) => kind === 'wait' && waitsForEnd(rest))) return true
  if (mayTry && list.some(order => isDeedOnItem(order, orders.source, snapshot))) return true
  if (PLAIN.test(withoutNames(orders.text))) return false
  if (WHOLE_PAGE.test(orders.text) || asksForWarmth(orders.text)) return true
  return list.some((order, at) => needsWholePage(order, at === list.length - 1, orders, snapshot))
}

/** "the third word of", "the name before", "the colour of this box": to be read from the page. */
const WORD_OF_TEXT = pattern('iu')`
  ^the \S+ (?:word|letter) of\b|
  ^the (?:word|name|number|letter) (?:\S+ )?(?:after|before) |
  ^the [\p{L} ]+ of (?:this|that) \p{L}+
`

/** "the value of X", "the price of Y", "the number of …": a phrase for what the page says, where it says it. */
function isShownValue(said: string, snapshot: PageSnapshot): boolean {
  if (/\b(?:number|count|amount) of\b/i.test(said)) return true
  const page = readPage(snapshot)
  if (asksForInitials(said) || asksForRelative(said)) return true
  if (asksForTotal(said) || (asksForLetters(said) && shownLetters(page) !== undefined)) return true
  if (onlyText(page, said) !== undefined) return true
  if (WORD_OF_TEXT.test(said)) return true
  const plain = /^(?:the|its|their) ([\p{L} ]+)$/iu.exec(said)
  const held = plain ? lookUp(page, plain[1]!) : undefined
  if (held && !isControl(held.node)) return true
  const of = /^(?:the|its) (.+?) (?:of|for|in|from) (?:the )?(.+)$/i.exec(said)
  if (!of) return false
  return (lookUp(page, of[1]!, of[2]!) ?? lookUp(page, of[2]!)) !== undefined
}

const entersWhatIsShown = (order: Order, source: Orders['source'], snapshot: PageSnapshot): boolean =>
  order.kind === 'enter' &&
  !isGathered(order.verb, order.rest) &&
  readPairs(order.rest).some(pairs =>
    pairs.some(({ value }) => !literalOf(value, source) && isShownValue(restore(value, source), snapshot)),
  )

/** Something that runs is waited for until it is over: how far it is the whole page tells. */
export const waitsOut = (text: string): boolean =>
  readOrders(text).list.some(({ kind, rest }) => kind === 'wait' && waitsForEnd(rest))

/** "a city that begins with "Br"": words for what is to be entered, and not the text itself. */
const describesByLetters = (rest: string): boolean =>
  /\b(?:that|which|whose name) (?:starts?|begins?|ends?) with\b|\b(?:starting|beginning|ending) with\b/i.test(rest)

/** Whether something is to be entered that has to be read from the page first, or something left as it is. */
export function takesFromPage(text: string, snapshot: PageSnapshot): boolean {
  const { list, source } = readOrders(text)
  return list.some(
    order =>
      order.kind === 'leave' ||
      (order.kind === 'enter' &&
        (fillsAlike(order.rest, readPage(snapshot), text) ||
          saysPlaceInText(order.rest) ||
          takesMatching(order.rest) ||
          describesByLetters(order.rest))) ||
      entersWhatIsShown(order, source, snapshot),
  )
}

/** One value after the other in one field, or from one list over to another. */
const usesSeveral = (order: Order, source: Orders['source'], snapshot: PageSnapshot): boolean =>
  readTags(order, source, readPage(snapshot)) !== undefined ||
  readSeveral(order, source, readPage(snapshot)) !== undefined ||
  readTransfer(order, source, readPage(snapshot)) !== undefined

const givesStars = (verb: string, rest: string): boolean =>
  /^(?:give|rate|award)$/.test(verb) && /\bstars?\b|\b(?:out )?of \d+\b/i.test(rest)

/** Stars that are clicked: what is rated by a field, the names on the page explain. */
const hasSigns = (page: Page): boolean =>
  page.nodes.some(node => node.clickable === true && /^[★☆⭐✩]$/u.test(page.text(node).trim()))

/** Whether the first orders are of a kind that no name on the page explains. */
export function claimsSeveral(text: string, snapshot: PageSnapshot): boolean {
  if (asksForProgram(text)) return true
  const { list, source } = readOrders(text)
  const page = readPage(snapshot)
  return list.some(
    order =>
      usesSeveral(order, source, snapshot) ||
      (givesStars(order.verb, order.rest) && hasSigns(page)) ||
      readMessageTo(order, source, page) !== undefined ||
      boxesOf(page, restore(order.rest, source)).length > 0,
  )
}

/** One item of several that the page lists is named, and the verb is nothing that fields or links are for. */
function namesItem(rest: string, snapshot: PageSnapshot): boolean {
  const words = itemWords(rest)
  if (words === '' || /^(?:it|this|that|all|everything)$/i.test(words)) return false
  const page = readPage(snapshot)
  const items = itemsWith(page, words)
  if (items.length !== 1 || isControl(items[0]!)) return false
  return findLists(page).some(list => list.includes(items[0]!) && list.every(item => page.inside(item).some(isControl)))
}

/** Deeds that are done to one item of a list. */
const DEEDS = /^(?:delete|reply|forward)$/
const DEED_VERBS = /^(?:star|flag|archive|bookmark|like|share|mute|pin|give|block|report|follow|favou?rite)$/

/** Something is done to the one item of a list that the words name, which opens by a click or has a control for it. */
function isDeedOnItem({ kind, verb, rest }: Order, source: Orders['source'], snapshot: PageSnapshot): boolean {
  if (!DEEDS.test(kind) && !DEED_VERBS.test(verb)) return false
  const words = itemWords(restore(rest.replace(/^(?:to|for) /i, ''), source))
  const page = readPage(snapshot)
  const items = words === '' ? [] : itemsWith(page, words)
  return items.length === 1 && items[0]!.clickable === true
}

/** A single clause whose verb is done to an item of the page ("report @ann"), which may look like a question. */
export function actsOnItem(text: string, snapshot: PageSnapshot): boolean {
  const { list, source } = readOrders(text)
  const [order] = list
  return (
    list.length === 1 &&
    order!.kind === 'other' &&
    (namesItem(restore(order!.rest, source), snapshot) || takesBest(order!, source, snapshot))
  )
}

/** "Get the cheapest ticket": of things that are compared each has one button, which takes it. */
function takesBest({ verb, rest }: Order, source: Orders['source'], snapshot: PageSnapshot): boolean {
  const superlative = /^(?:get|take)$/.test(verb) ? readSuperlative(restore(rest, source)) : undefined
  const page = readPage(snapshot)
  const best = superlative && findExtreme(page, superlative)
  const controls = best ? page.inside(best).filter(node => isControl(node) && !node.hidden) : []
  return controls.length === 1 && TAKES.test(page.text(controls[0]!) || controls[0]!.name)
}
const TAKES = /^\W*(?:buy|book|get|take|order|select|choose|reserve|add)\b/i

/** "Find drama films by Lee": what is looked for goes into the fields of a form, and is not read from the page. */
export function looksUpByForm(text: string, snapshot: PageSnapshot): boolean {
  const { list, source } = readOrders(text)
  const [order, ...more] = list
  const isSearch = order !== undefined && more.length === 0 && /^(?:find|search)$/.test(order.kind)
  return isSearch && takesSearch(readPage(snapshot), order.rest, source)
}

/** Cells by what is in them, boxes by their row, places by their address: what no name of an element says. */
const meansPart = (rest: string, page: Page): boolean =>
  boxesOf(page, rest).length > 0 || cellsMeant(page, rest.replace(/^on /i, '')).length > 0 || namesPlace(page, rest)

/** "Put the blue box inside the frame": something that is drawn on the page is carried, and no text written. */
function putsDrawn({ kind, verb, rest }: Order, snapshot: PageSnapshot): boolean {
  const isPut = kind === 'enter' && verb === 'put'
  const looks = isPut ? readLooks(rest.split(/\s(?:into|onto|inside|within|in|on) (?:the|an?) /i)[0]!) : undefined
  return looks?.target.attributes !== undefined && findLooks(readPage(snapshot), looks).length > 0
}

function needsWholePage(order: Order, isLast: boolean, { source, text }: Orders, snapshot: PageSnapshot): boolean {
  const rest = restore(order.rest, source)
  if (/^(?:swap|exchange)$/.test(order.verb)) return true
  if (/^(?:click|choose)$/.test(order.kind) && saysRowAndColumn(readPage(snapshot), rest)) return true
  if (asksForSection(rest, order.kind) || asksForWord(order, readPage(snapshot))) return true
  if (
    order.kind === 'login' &&
    /(?:,| and| but) (?:keep|stay|remember|remain|tick|check|do not|don['’]t)\b/i.test(rest)
  )
    return true
  if (meansPart(rest, readPage(snapshot))) return true
  if (order.kind === 'choose' && /^(?:the )?\S+ sentence\b/i.test(rest)) return true
  // A handle that only a script knows has no name: what it moves stands beside it.
  if (order.kind === 'set' && /\bto -?\d/.test(rest) && readPage(snapshot).nodes.some(isHandle)) return true
  if (order.kind === 'sort' && sortsByHead(rest, snapshot)) return false
  if (/^(?:find|search)$/.test(order.kind) && takesSearch(readPage(snapshot), order.rest, source)) return true
  if (KINDS.has(order.kind) || (order.kind === 'find' && !isLast)) return true
  if (/^(?:set|drag|other|use)$/.test(order.kind) && asksForSize(`${order.verb} ${rest}`, readPage(snapshot)))
    return true
  if (order.kind === 'enter' && (saysPlaceInText(rest) || takesMatching(rest))) return true
  if (givesStars(order.verb, rest) || readMessageTo(order, source, readPage(snapshot))) return true
  if (order.kind === 'enter' && order.lead !== '' && saysDate(restore(order.lead, source)) && !/\d/.test(rest))
    return true
  if (order.kind === 'other' && namesItem(rest, snapshot)) return true
  if (entersWhatIsShown(order, source, snapshot)) return true
  if (order.kind === 'drag' && (saysPlace(rest) || saysWay(rest))) return true
  if (order.kind === 'other' && takesBest(order, source, snapshot)) return true
  if (order.kind === 'other' && isLast && !/\bbutton\b|\blink\b/i.test(rest)) return hasControl(order.verb, snapshot)
  if (/\buntil\b|\bshould (?:be|say|show|read)\b/i.test(text) && order.kind !== 'wait') return true
  if (/^(?:click|choose|open|book)$/.test(order.kind) && readSuperlative(rest)) return true
  if (
    /^(?:click|choose|drag)$/.test(order.kind) &&
    (readLooks(rest.split(/\s(?:into|onto|inside|within|to|in|on|over)\s/)[0]!)?.target.attributes?.length ?? 0) > 0
  )
    return true
  if (putsDrawn(order, snapshot) || readCoordinates(rest + order.lead)) return true
  if (/\bsliders?\b|\bspinners?\b|\b(?:handle|knob|thumb)s?\b|^\S+\s*>\s*\S/i.test(rest + order.lead)) return true
  if (
    /\bthe (?:answer|result|solution|sum|product|difference)\b|\bth(?:is|at|ese) (?:date|number|word|text|value|time)\b/i.test(
      rest,
    )
  )
    return true
  if (/\b(?:bold|italics?|underlined?)\b/i.test(rest) && /^(?:set|other|use|enter)$/.test(order.kind)) return true
  if (/\b(?:colou?r|font)\b/i.test(rest) && /^(?:set|other|use)$/.test(order.kind) && hasEditor(snapshot)) return true
  if (asksForSpan(`${order.verb} ${rest}`, readPage(snapshot))) return true
  if (order.kind === 'add' && makesEntry(rest, readPage(snapshot))) return true
  if (/^(?:add|book|sort)$/.test(order.kind) && takesChoices(readPage(snapshot), `${order.verb} ${rest}`)) return true
  if (order.kind === 'choose' && partsOf(order.rest).length > 1) return true
  if (order.lead !== '' && /[?]|\bfor (?:the|each|every)\b/i.test(order.lead)) return true
  return !isLast &&
    /\b(?:tabs|sections|panels|tree|folders|pages|list|menu|inbox|directory)\b/i.test(rest) &&
    /^(?:open|expand|set|use|scroll)$/.test(order.kind)
    ? true
    : findExercises(readPage(snapshot)).length > 0 &&
        /solv|calculat|comput|equation|unknown|problem|exercise/i.test(text)
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

/** The verb is the name of what an item of the page can be done to. */
function hasControl(verb: string, snapshot: PageSnapshot): boolean {
  const page = readPage(snapshot)
  return (
    ground({ said: verb, name: verb }, snapshot, 'click').filter(
      ({ ref, score }) => score > 0.6 && isControl(page.get(ref)!),
    ).length > 1
  )
}

/** Whether the last thing that is asked for is done, not told: a reading that only tells something has missed it. */
export function endsInAction(text: string): boolean {
  const { list } = readOrders(text)
  return list.length > 1 && !/^(?:find|count|solve|wait|search)$/.test(list.at(-1)!.kind)
}

/** A question on a page that is one: it has choices or a field for the answer, and hardly anything else. */
export function asksOnQuestionPage(text: string, snapshot: PageSnapshot): boolean {
  if (!/^(?:how many|what is|what's|which)\b/i.test(text.trim())) return false
  const controls = readPage(snapshot).nodes.filter(node => isControl(node) && !node.hidden)
  const choices = controls.filter(
    node => /^(?:button|radio|option)$/.test(node.role) && /^\s*-?\d+\s*$/.test(node.name),
  )
  return controls.length <= 12 && (choices.length > 1 || ANSWERS.test(text))
}
