import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { matchText, plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { textBeside } from '../../ground/names.ts'
import { literalOf, restore } from '../../read/literals.ts'
import { readOrdinal } from '../../read/words.ts'
import { readValue } from '../values/read-value.ts'
import { readTarget } from '../../read/target.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, SURE, type Hands } from '../hands.ts'
import { partsOf, type Order } from '../read-orders.ts'
import { reveal } from '../reveal.ts'
import { findCalendar, inYearShown, pickDay } from '../widgets/calendar.ts'
import { readDate } from '../widgets/read-dates.ts'
import { setField } from '../widgets/set-field.ts'
import { bestOption, chooseNative } from '../widgets/choose-option.ts'
import type { Mechanism, Work } from '../work.ts'
import { allOf } from './click.ts'
import { FROM } from './chosen-from.ts'
import { chooseInGroup } from './choose-in-group.ts'
import { ALIKE, FAINT, hasMarks, LEAST, mark, markAllBut, MARKS, marksFor, untickOthers, likeness } from './marks.ts'
import { isAlone } from '../mentions/alone.ts'
import { dateField, fieldOfKind, isMovable } from '../widgets/fields-of-kind.ts'

const NOTHING_ELSE =
  /\b(?:nobody|nothing|no one|none) else\b|\bno(?:t the)? others?\b|\b(?:exactly|only) (?:these|those|this|the following)\b|\band only\b/i
/** "… and nothing else": what is not to be chosen is none of the names. */
const AND_NO_MORE =
  /,?\s+(?:and |but )?(?:nobody|nothing|no one|none|no others?)(?: else| besides| more)?(?: at all)?$/i
/** What comes before the names of what is to be chosen: "only the words that mean the same as …". */
/** "the item called X": X. */
const ITEM_CALLED = pattern('i')`
  ^(?:the )?(?:item|entry|option|choice|value|line|command) (?:that is |which is )?
  (?:called|named|labell?ed|titled|marked|with the (?:name|label|text|title))\s
`
const WHAT_IS_LISTED = pattern('i')`
  ^(?:
    only |just |the following[: ]*|
    (?:
      what|whatever|everything that|all that
      |(?:the |all )*(?:ones?|those|words?|things?|entries|options|terms) (?:that|which)
    ) (?:
      means? (?:(?:about|roughly|nearly|almost|something|much) )*(?:the same as|like|similar to)
      |(?:is|are|comes?) (?:like|similar to|close to|near)(?: in meaning to)?
    )[: ]+|
    (?:the )?(?:words?|items?|options?|values?|checkbox(?:es)?|boxes|choices|entry|entries|date|time)
      (?: for| of| with| similar to| matching)?[: ]+
  )+
`

/** "3/4/2026 as the date", "12 May as your day of arrival": what the day is for. */
const AS_DATE = /\s+(?:as|for) (?:the |your |a )?(?:[\p{L}-]+ ){0,2}(?:date|day)(?: of [\p{L} ]+)?$/iu

/** "the 17th of April in the calendar": where the day is taken from. */
const IN_CALENDAR =
  /\s+(?:in|on|from|with|using) (?:the |this |your )?(?:\p{L}+ )?(?:calendar|date ?picker|picker|planner|diary)$/iu

/** "Choose A", "select A, B and C from the list", "pick 3/4/2026 in the calendar", "tick everything that is like X". */
export const choose: Mechanism = async (order, work) => {
  if (order.kind === 'other' || order.kind === 'repeat') return tickNamed(order, work)
  if (order.kind !== 'choose' && order.kind !== 'unchoose') return false
  const { hands, orders } = work
  const box =
    TICKED_BOX.test(order.rest) && /^(?:un)?(?:tick|check|mark)$/.test(order.verb) ? await tickBox(order, work) : false
  if (box) return true
  const from = FROM.exec(order.rest)?.[1]
  const what = (from === undefined ? order.rest : order.rest.slice(0, FROM.exec(order.rest)!.index))
    .replace(WHAT_IS_LISTED, '')
    .replace(ITEM_CALLED, '')
    .replace(AND_NO_MORE, '')
  const said = restore(what, orders.source).replace(/^the value (?=-?\d)/i, '')
  if (/^(?:nothing|none|no (?:\w+))$/i.test(said)) return true
  if (
    /^(?:it|that|this)(?: one| name| entry)?\b(?: from what (?:is|are|was) .*)?$/i.test(said) &&
    /suggest|propos|offer|drop|list|option|result/i.test(order.rest)
  )
    return takeSuggestion(hands)
  // "Ember > Nils" is a way through a menu, which is clicked.
  if (/\S\s*[>→»›]\s*\S/u.test(said) && !optionFor(hands.page, said)) return false
  if (/^(?:that|this|the(?: said)?) (?:day|date)$/i.test(said)) {
    const day = readValue(hands, said, orders.source, work.memory)
    if (day !== said && readDate(day)) return chooseDate(work, day)
  }
  const whole = restore(order.rest, orders.source).replace(IN_CALENDAR, '')
  const day = (readDate(whole) ? whole : said).replace(AS_DATE, '')
  const date = readDate(day.replace(/^(?:the )?(?:date|day)\s+(?:of |as )?/i, ''))
  if (date && !optionFor(hands.page, said)) return chooseDate(work, day)
  if (await chooseInGroup(work, restore(order.rest, orders.source))) return true
  const nth = await chooseNth(work, said, from)
  if (nth) return true
  const checked = order.kind !== 'unchoose'
  if (checked && (await markAllBut(work, order.rest))) return true
  const target = readTarget(order.rest, orders.source)
  if (target.all && hasMarks(hands.page)) {
    const all =
      /^(?:all|every|each)(?: (?:the |of the )?(?:checkbox(?:es)?|boxes|options?|items?|choices|of them))?$/i.test(
        restore(order.rest, orders.source),
      )
    const nodes = all ? hands.page.nodes.filter(node => node.role === 'checkbox') : allOf(work, order.rest)
    for (const node of nodes) if ((node.checked === true) !== checked) await mark(hands, node, checked)
    return nodes.length > 0
  }
  const parts = (namesBefore(said, order.lead) ?? partsOf(what)).map(part =>
    restore(part.replace(/^(?:as |the |an? )/i, ''), orders.source),
  )
  // Names may have commas and "and" themselves.
  const isWhole = optionFor(hands.page, said) || isControlCalled(hands.page, said)
  const items = isWhole || literalOf(what, orders.source) ? [said] : parts
  if (items.length === 0) return false
  // A number of what is moved to numbers is none of other things that are counted.
  if (from !== undefined && items.length === 1 && movedBy(hands.page, from, items[0]!))
    return chooseIn(work, from, items[0]!)
  const native = nativeFor(work, items, from)
  if (native) {
    await chooseNative(hands, native, items)
    return true
  }
  const marks = marksFor(hands.page, items, ALIKE.test(order.rest) ? FAINT : LEAST)
  if (marks) {
    for (const at of marks.keys()) {
      // A page that draws its list anew has other elements then.
      const node = hands.again(marks[at]!) ?? marksFor(hands.page, items)?.[at]
      if (!node) throw new GivenUp('What was to be ticked is gone from the page.')
      if ((node.checked === true) !== checked) await mark(hands, node, checked)
    }
    if (checked && (NOTHING_ELSE.test(`${order.lead} ${order.rest}`) || isAlone(order.rest)))
      await untickOthers(hands, marks)
    return true
  }
  return (
    (await chooseInList(work, items)) ||
    (from !== undefined && items.length === 1 && (await chooseIn(work, from, items[0]!)))
  )
}

/** "tick the box", "check the little box below": a mark that is called by nothing but its kind. */
const TICKED_BOX =
  /^(?:on |in )?(?:the |that |this )(?:(?:little|small|only|single) )?(?:(?:check|tick) ?)?box(?: (?:below|above|there|here|at the (?:end|bottom)))?$/iu

/** The one mark of the page; of several, or none, it is not clear which box is meant, and a field for text is none. */
async function tickBox({ kind, said }: Order, { hands }: Work): Promise<boolean> {
  const marks = hands.page.nodes.filter(({ role, hidden, disabled }) => role === 'checkbox' && !hidden && !disabled)
  const [only, ...others] = marks
  if (!only || others.length > 0) throw new GivenUp(`I do not see which box to “${said}”.`)
  if ((only.checked === true) !== (kind === 'choose')) await mark(hands, only, kind === 'choose')
  return true
}

/** "These are invited: A, B, C. Tick their names": the names that were given before. */
export function namesBefore(said: string, lead: string): string[] | undefined {
  const list = /^(?:them|these|those|(?:their|these|those|the) (?:names|ones|people|boxes|items|entries))$/i.test(said)
    ? /:\s*([^:.]+)[.]?\s*$/.exec(lead)?.[1]
    : undefined
  const names = list === undefined ? [] : partsOf(list)
  return names.length > 1 ? names : undefined
}

/** "the fourth entry", "option number 2" of a list that is chosen from. */
async function chooseNth({ hands }: Work, said: string, from: string | undefined): Promise<boolean> {
  const match =
    /^(?:the )?(\S+) (?:entry|option|choice|item|value|line|element|one|suggestion|proposal|match)$/i.exec(said) ??
    /^(?:the )?(?:entry|option|choice|item|value|line) (?:number |no\.? )?(\d+)$/i.exec(said)
  const place = match ? (/^\d+$/.test(match[1]!) ? Number(match[1]) : readOrdinal(match[1]!)) : undefined
  const lists = hands.page.nodes.filter(node => node.options && !node.disabled)
  if (place !== undefined && lists.length === 0 && /suggest|propos|match|list|drop/i.test(`${said} ${from ?? ''}`))
    return takeNth(hands, place)
  if (
    place === undefined ||
    lists.length !== 1 ||
    (from !== undefined && !/list|drop|menu|select|box|picker|options?/i.test(from))
  )
    return false
  const option = lists[0]!.options!.at(place > 0 ? place - 1 : place)
  if (!option) throw new GivenUp(`The list has only ${lists[0]!.options!.length} entries.`)
  await hands.act('select', { ref: lists[0]!.ref, values: [option.label] }, `chose "${option.label}"`)
  return true
}

/** The n-th of the suggestions that a field shows. */
async function takeNth(hands: Hands, place: number): Promise<boolean> {
  const entries = () =>
    hands.page.nodes.filter(node => /^(?:option|listitem|menuitem)$/.test(node.role) && !node.hidden)
  if (entries().length === 0) await hands.changes(800)
  const entry = entries().at(place > 0 ? place - 1 : place)
  if (entry) await hands.click(entry)
  return entry !== undefined
}

/** "Take it from the suggestions": the entry that what was typed leads to, where it was not taken yet. */
async function takeSuggestion(hands: Hands): Promise<boolean> {
  const field = hands.page.nodes.findLast(node => node.editable && !node.hidden && (node.value ?? '') !== '')
  if (!field) return false
  const entry = hands.page.nodes.find(
    node =>
      /^(?:option|listitem|menuitem)$/.test(node.role) &&
      !node.hidden &&
      hands.page.text(node).toLowerCase().startsWith(field.value!.toLowerCase()),
  )
  if (entry) await hands.click(entry)
  return true
}

/** "Accept the terms", "agree to …", "subscribe to …": a tick that says so. */
async function tickNamed(order: Order, work: Work): Promise<boolean> {
  const plain = restore(order.rest, work.orders.source).replace(/^(?:to |with )?(?:the |our |your )?/i, '')
  const said = order.kind === 'repeat' ? `${order.verb} ${plain}` : plain
  const box = work.hands.page.nodes.filter(
    node => node.role === 'checkbox' && !node.disabled && said !== '' && likeness(said, node.name) >= 0.6,
  )
  if (box.length !== 1) return false
  await mark(work.hands, box[0]!, true)
  return true
}

/** An option or mark of exactly that name. */
function optionFor(page: Page, said: string): boolean {
  const isIt = (text: string) => matchText(said, text) >= 0.98
  return (
    page.nodes.some(
      node =>
        (MARKS.test(node.role) || node.role === 'option') && (isIt(node.name) || isIt(textBeside(page, node) ?? '')),
    ) || page.nodes.some(node => node.options?.some(({ label }) => isIt(label)))
  )
}

/** "Row E, seat 2" is one control where one is called so, not two. */
function isControlCalled(page: Page, said: string): boolean {
  const letters = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return /[,&]|\band\b/i.test(said) && page.nodes.some(node => isControl(node) && letters(node.name) === letters(said))
}

/** The select that has all of them; of several the one that is named. */
function nativeFor(work: Work, items: readonly string[], from: string | undefined): PageNode | undefined {
  const { hands, orders } = work
  const able = hands.page.nodes.filter(
    node =>
      node.options &&
      items.every(item => bestOption(item, node.options!, ({ label }) => label)) &&
      (items.length === 1 || node.multiple),
  )
  if (able.length < 2 || from === undefined) return able[0]
  const named = ground(readTarget(from, orders.source), hands.page.snapshot, 'select').find(({ ref }) =>
    able.some(node => node.ref === ref),
  )
  return named ? hands.page.get(named.ref) : able[0]
}

/** Options, list items and other things that are clicked to choose them; with the control key where several are. */
async function chooseInList(work: Work, items: readonly string[]): Promise<boolean> {
  const { hands } = work
  const isMany = items.length > 1
  const find = (item: string) =>
    shownAs(hands.page, item) ??
    hands.find(
      {
        said: item,
        name: item,
        roles: ['option', 'listitem', 'menuitem', 'radio', 'treeitem', 'row', 'gridcell', 'tab', 'button'],
        noun: 'option',
      },
      'select',
    ) ??
    hands.find({ said: item, name: item }, 'click')
  const first = hands.page
  let chosen: { node: PageNode; plain: string } | undefined
  let isKept: boolean | undefined
  for (const [at, item] of items.entries()) {
    const node = find(item) ?? (await reveal(hands, () => find(item)))
    if (!node) {
      if (at === 0) return false
      throw new GivenUp(`There is no "${item}" to choose on the page.`)
    }
    if (node.selected === true) continue
    const holds = isMany && at > 0 && (isKept === false || /^(?:option|listitem)$/.test(node.role))
    const before = chosen && lookOf(hands, chosen.node)
    if (MARKS.test(node.role)) await mark(hands, node, true)
    else await hands.click(node, holds ? { modifiers: ['Control'] } : {})
    if (chosen && isKept === undefined && before !== chosen.plain) {
      isKept = lookOf(hands, chosen.node) === before
      // Choosing this one has left the one before: both are held with the control key.
      if (!isKept) await hands.click(hands.again(chosen.node) ?? chosen.node, { modifiers: ['Control'] })
    }
    chosen ??= { node, plain: lookOf({ page: first }, node) }
  }
  return true
}

/** "slice F", "tile 7": a noun and the sign that only one thing shows. */
function shownAs(page: Page, item: string): PageNode | undefined {
  const sign = /^\p{Ll}+ (\p{Lu}|\d{1,3})$/u.exec(item)?.[1]
  const found =
    sign === undefined
      ? []
      : page.nodes.filter(
          node => !node.hidden && !node.editable && page.children(node).length === 0 && page.text(node).trim() === sign,
        )
  return found.length === 1 ? found[0] : undefined
}

/** How an element is drawn, and what it says of itself. */
const lookOf = ({ page }: Pick<Hands, 'page'>, { ref }: PageNode): string => {
  const { classes, background, color, selected, style } = page.get(ref) ?? {}
  return JSON.stringify([classes, background, color, selected, style])
}

/** The slider or spinner that a number is set on, where its kind alone is named and there is no other. */
function movedBy(page: Page, from: string, item: string): PageNode | undefined {
  const movable = /^-?[\d.]+$/.test(item) ? fieldOfKind(page, from, item).filter(isMovable) : []
  return movable.length === 1 ? movable[0] : undefined
}

/** In the control that was named, whatever its kind. */
async function chooseIn(work: Work, from: string, item: string): Promise<boolean> {
  const movable = movedBy(work.hands.page, from, item)
  if (movable) {
    await setField(work.hands, movable, item)
    return true
  }
  const [best] = ground(readTarget(from, work.orders.source), work.hands.page.snapshot, 'select')
  if (!best || best.score < SURE) return false
  await setField(work.hands, work.hands.page.get(best.ref)!, item)
  return true
}

/** A date: in the calendar that is open, or in the field that takes dates. */
async function chooseDate(work: Work, said: string): Promise<boolean> {
  const { hands } = work
  const text = said.replace(/^(?:the )?(?:date|day)\s+(?:of |as )?/i, '')
  if (findCalendar(hands.page)) {
    await pickDay(hands, inYearShown(hands.page, readDate(text)!, text))
    return true
  }
  const field = dateField(hands.page)
  if (!field) return false
  await setField(hands, field, text)
  return true
}
