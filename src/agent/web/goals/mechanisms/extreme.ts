import { pattern } from '../../../../lib/patterns.ts'
import { extremeOf } from './extreme-of.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { fitAttribute, sizeOf } from '../../ground/attributes.ts'
import { isColorName } from '../../ground/colors.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp, nameOf } from '../hands.ts'
import { findLists, kindOf } from '../items.ts'
import { measure, readSuperlative, type Superlative } from '../values/measure.ts'
import { controlFor } from './item-controls.ts'
import type { Mechanism, Work } from '../work.ts'

/** "Click the largest number", "choose the cheapest flight", "find the longest word": compares what stands side by side. */
export const extreme: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|find|open|book|other|count|submit|reply|forward|delete|add)$/.test(order.kind)) return false
  const said = restore(order.rest, work.orders.source)
  const superlative = readSuperlative(said)
  if (!superlative) return false
  if (EXCLUDES.test(said)) throw new GivenUp(`Of which of them “${EXCLUDES.exec(said)![0]}” is so I do not see.`)
  const best =
    extremeOf(work.hands.page, said, superlative) ??
    tallest(work.hands.page, said) ??
    findExtreme(work.hands.page, superlative)
  if (!best) return false
  // "save the cheapest": the verb is the name of a control in every item.
  const isNamed = /^(?:submit|reply|forward|delete|add|other|book)$/.test(order.kind)
  const own = isNamed ? controlFor(work.hands.page, order.verb, best) : undefined
  if (isNamed && !/^(?:other|book)$/.test(order.kind) && !own) return false
  if (own) {
    await work.hands.click(own)
    return true
  }
  if (order.kind === 'find' || order.kind === 'count') {
    work.memory.value = measureText(work.hands.page, best, superlative)
    work.memory.item = best
    const isLast = work.at === work.orders.list.length - 1
    if (!isLast) return true
    if (!isControl(best) && !controlIn(work.hands.page, best)) {
      work.result = work.memory.value
      return true
    }
  }
  await takeItem(work, best)
  return true
}

/** "the warmest day on which it does not rain": some are left out of what is compared, and how they are told is not known here. */
const EXCLUDES =
  /\b(?:on |in |at |for )?(?:which|that|when|where) (?:\p{L}+ ){0,3}?(?:not|never|\p{L}+n['’]t)\b[^.;,]*/iu

/** The number alone where numbers are compared, else the text. */
function measureText(page: Page, node: PageNode, { by }: Superlative): string {
  const text = page.text(node).trim()
  return by === 'number' ? (/-?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? text) : text
}

/** The item with the most or least of what is compared, among the list that has it in every item. */
export function findExtreme(page: Page, superlative: Superlative): PageNode | undefined {
  const { by, most } = superlative
  // "The shortest flight": where every one of a list says how long it takes, no letters are counted.
  const isTimed = (list: PageNode[]) =>
    list.length > 1 && list.every(item => measure(page.text(item), 'duration') !== undefined)
  if (by === 'length' && findLists(page).some(isTimed)) return findExtreme(page, { ...superlative, by: 'duration' })
  const noun = countedNoun(superlative)
  const isOfLetters = by === 'length' && !/\b(?:number|figure)s?\b/i.test(superlative.rest)
  const lists = [...findLists(page), ...(isOfLetters ? [] : [flatNumbers(page)])].filter(list => list.length > 1)
  const partly = noun === undefined ? undefined : lists.find(list => isPartlyCounted(page, list, noun))
  const measured = (node: PageNode) =>
    (noun ? (countOf(page.text(node), noun) ?? (partly?.includes(node) ? 0 : undefined)) : undefined) ??
    measure(page.text(node), by)
  const value = (node: PageNode) => distanceFrom(superlative.near, measured(node))
  const isNumber = (node: PageNode) => /^\s*-?[\d.,]+\s*$/.test(page.text(node))
  const able = lists.filter(
    list =>
      list.every(item => value(item) !== undefined) && (by !== 'length' || list.every(item => isOneText(page, item))),
  )
  const isCounted = (list: PageNode[]) =>
    noun !== undefined && (list === partly || list.every(item => countOf(page.text(item), noun) !== undefined))
  const counted = able.find(isCounted)
  const among =
    counted ??
    (by === 'number'
      ? (asOneField(
          page,
          able.find(list => list.every(isNumber)),
        ) ?? able[0])
      : able[0])
  if (!among) {
    const shapes = page.nodes.filter(node => node.shape !== undefined && node.box)
    return by === 'number' && shapes.length > 1
      ? shapes.reduce((best, node) => (sizeOf(node) > sizeOf(best) === most ? node : best))
      : undefined
  }
  const [first, ...others] = qualified(page, meant(page, among, superlative.rest), superlative.rest)
  return others.reduce(
    (best, node) => (best && (most ? value(node)! > value(best)! : value(node)! < value(best)!) ? node : best),
    first,
  )
}

/** Numbers that stand in several rows of one kind are compared all together. */
function asOneField(page: Page, list: readonly PageNode[] | undefined): readonly PageNode[] | undefined {
  const first = list?.[0]
  const flat = first
    ? flatNumbers(page).filter(node => kindOf(node) === kindOf(first) && node.depth === first.depth)
    : []
  return list?.every(node => flat.includes(node)) ? flat : list
}

/** A short text by itself, or a length of time: of a row of several texts, or its cells, nobody compares the letters. */
function isOneText(page: Page, item: PageNode): boolean {
  if (/^(?:cell|gridcell|rowheader)$/.test(item.role)) return measure(page.text(item), 'duration') !== undefined
  const texts = page.inside(item).filter(node => page.children(node).length === 0 && node.name.trim() !== '')
  return page.text(item).length < 60 && (texts.length <= 1 || measure(page.text(item), 'duration') !== undefined)
}

/** A value, or how far it is from a number that was said. */
const distanceFrom = (near: number | undefined, value: number | undefined): number | undefined =>
  near === undefined || value === undefined ? value : Math.abs(value - near)

/** "the post with the fewest likes": what is counted in each. */
const countedNoun = ({ by, rest }: Superlative): string | undefined =>
  by === 'number' ? /\bwith the (\p{L}{3,}?)s?\b/iu.exec(rest)?.[1] : undefined

/** "2 changes", "1 change", "direct": what most items count and some do not speak of has none of it there. */
const isPartlyCounted = (page: Page, list: readonly PageNode[], noun: string): boolean => {
  const counted = list.filter(item => countOf(page.text(item), noun) !== undefined)
  const others = list.filter(item => !counted.includes(item))
  const isSilent = (item: PageNode) => !new RegExp(`\\b${noun}`, 'iu').test(page.text(item))
  return counted.length < list.length && counted.length * 2 >= list.length && others.every(isSilent)
}

/** "12 likes", "likes: 12". */
function countOf(text: string, noun: string): number | undefined {
  // "non-stop", "no changes": none of them.
  if (new RegExp(`\\b(?:non-?|no |without (?:any )?)${noun}`, 'iu').test(text)) return 0
  const match = new RegExp(`(\\d[\\d,]*)\\s*${noun}|\\b${noun}\\p{L}*\\s*:?\\s*(\\d[\\d,]*)`, 'iu').exec(text)
  return match ? Number((match[1] ?? match[2])!.replaceAll(',', '')) : undefined
}

/** "… that is in stock", "… that has a pool": of the items those that say so, and not the opposite. */
function meant(page: Page, items: readonly PageNode[], rest: string): readonly PageNode[] {
  const said =
    /\b(?:that|which) (?:is|are|has|have|offers?|includes?|comes with) (?:an? |some )?(?!the\b)(\p{L}[\p{L} -]*)$/iu.exec(
      rest.trim(),
    )?.[1]
  return said === undefined
    ? items
    : items.filter(item => new RegExp(`(?<!\\b(?:not|no|without)(?: an?)? )\\b${said}\\b`, 'iu').test(page.text(item)))
}

/** What is compared, without how it is counted or where it stands. */
const THING = /^(?:the |of |all )*((?:(?!(?:with|that|which|of|in|on|from|by|to|for|into)\b)[\p{L}-]+ ?)+)/iu

/** "for Sunday", "by Ann Lee". */
const NAMED = /\b(?:for|on|by|from|to|in|at|with) (?:the )?(\p{Lu}[\p{L}\d'-]+(?: \p{Lu}[\p{L}\d'-]+)*)/gu

/**
 * "the cheapest red shirt", "the green square with the highest number": of the items those that say each word, where some say
 * it and some do not, and those of a colour that is named, where nothing says it. None, where no item is so.
 */
function qualified(page: Page, items: readonly PageNode[], rest: string): readonly PageNode[] {
  const words =
    THING.exec(rest.trim())?.[1]
      ?.split(/[\s-]+/)
      .filter(Boolean) ?? []
  // "the cheapest ticket for Sunday": a name behind a preposition, which some of them say.
  const names = [...rest.matchAll(NAMED)].flatMap(([, name]) => name!.split(/\s+/))
  return [...words, ...names].reduce<readonly PageNode[]>((left, word) => {
    const stemmed = word.replace(/(?<=\p{L}{3})s$/u, '')
    const says = (node: PageNode) => new RegExp(`(?<!\\p{L})${stemmed}`, 'iu').test(page.text(node))
    if (items.some(says)) return left.filter(says)
    const looks = (node: PageNode) => fitAttribute(page, node, { kind: 'color', value: word }, items) > 0.4
    return isColorName(word) ? left.filter(looks) : left
  }, items)
}

/** "the tallest bar", "the widest of the lines". */
const TALLEST = pattern('i')`
  \b(tallest|highest|longest|widest|shortest|lowest|narrowest|smallest|biggest|largest)
  \ (?:bar|column|line|stick|block|box|rectangle|stripe)\b
`

/** "the tallest bar": of boxes of one kind that say nothing, by how high or wide they are. */
function tallest(page: Page, said: string): PageNode | undefined {
  const match = TALLEST.exec(said)
  if (!match) return undefined
  const drawn = page.nodes.filter(
    node =>
      node.box &&
      !node.hidden &&
      page.text(node).trim() === '' &&
      page.children(node).length === 0 &&
      (node.background !== undefined || (node.shape !== undefined && !/^(?:svg|g|line|text)$/.test(node.shape))),
  )
  const groups = [...Map.groupBy(drawn, node => `${page.parent(node)?.ref} ${node.tag}`).values()]
  const bars = groups.reduce<PageNode[]>((best, group) => (group.length > best.length ? group : best), [])
  const spread = (axis: 2 | 3) =>
    Math.max(...bars.map(({ box }) => box![axis])) - Math.min(...bars.map(({ box }) => box![axis]))
  if (bars.length < 2) return undefined
  const axis = spread(3) >= spread(2) ? 3 : 2
  const isMost = /^(?:tall|high|long|wid|big|larg)/i.test(match[1]!)
  return bars.reduce((best, node) => (node.box![axis] > best.box![axis] === isMost ? node : best))
}

/** Numbers that stand alone, wherever they are. */
const flatNumbers = (page: Page): PageNode[] =>
  page.nodes.filter(
    node => page.children(node).length === 0 && !node.hidden && /^\s*-?\d[\d,]*(?:\.\d+)?\s*$/.test(node.name),
  )

export const controlIn = (page: Page, node: PageNode): PageNode | undefined => page.inside(node).find(isControl)

/** Of a cell the one control that its row has. */
function ofRow(page: Page, node: PageNode): PageNode | undefined {
  const row = page.ancestors(node).find(({ role }) => role === 'row')
  const [own, ...more] = row ? page.inside(row).filter(one => isControl(one) && !one.disabled) : []
  return more.length === 0 ? own : undefined
}

/** Clicks an item: itself where it answers clicks, else the control in it. */
export async function takeItem({ hands }: Work, node: PageNode): Promise<void> {
  const { page } = hands
  const control = isControl(node)
    ? node
    : (controlIn(page, node) ?? page.ancestors(node).slice(0, 2).find(isControl) ?? ofRow(page, node) ?? node)
  if (/^(?:checkbox|radio)$/.test(control.role))
    await hands.act('check', { ref: control.ref, checked: true }, `chose ${nameOf(page, control)}`)
  else await hands.click(control)
}
