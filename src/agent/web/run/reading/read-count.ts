import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import type { Target } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import { statedCount as statedNumber } from '../asking/stated-count.ts'
import { answerFact } from '../asking/answer-fact.ts'
import { answerWhereSure } from '../asking/answer-question.ts'
import { Stopped, type RunContext } from '../context.ts'
import { membersOf } from '../judging/judge-element.ts'
import { isControl } from '../../ground/purposes.ts'
import { countByClass } from './count-by-class.ts'
import { countRows } from './count-rows.ts'
import type { ReadResult } from './result.ts'

/** How many there are: as the page itself says it, else as many as fit. */
export async function readCount(target: Target, context: RunContext): Promise<ReadResult> {
  const snapshot = await context.browser.snapshot()
  const stated = target.noun === undefined ? statedCount(target, snapshot) : statedOfKind(target, snapshot)
  if (stated !== undefined) {
    context.sure.push(0.75)
    return { text: `There are ${stated} ${target.name ?? target.said}, as the page says.`, result: stated }
  }
  const asked =
    target.noun === undefined && context.saying !== undefined
      ? await answerWhereSure(context.saying, context)
      : undefined
  if (asked) return asked
  if (target.noun === undefined && context.saying !== undefined) {
    const { items } = await context.browser.extract({ kind: 'tables', limit: 1000 })
    const inTable = countRows(context.saying, items)
    if (inTable) {
      context.sure.push(inTable.result ? 0.75 : 0.5)
      return inTable
    }
  }
  const fact = target.noun === undefined ? factOfOne(snapshot, context) : undefined
  if (fact) return fact
  const members = ofKind(target, membersOf(target, snapshot, context))
  const things = isOfThings(target, members) ? countByClass(readPage(snapshot), target) : members.length
  if (things === undefined)
    throw new Stopped('NOT_FOUND', `I cannot tell how many ${target.said} there are on the page “${snapshot.title}”.`)
  if (things !== members.length) {
    context.sure.push(0.75)
    return { text: `There ${things === 1 ? 'is' : 'are'} ${things} ${target.said}.`, result: things }
  }
  const told = members.length ? undefined : countBeside(target, snapshot)
  if (told !== undefined) {
    context.sure.push(0.75)
    return { text: `${told} ${target.name}, as the page says.`, result: told }
  }
  const said = target.said.replace(/^(?:the|all|all the) /i, '')
  if (!members.length) return readNone(target, said, snapshot, context)
  const [first] = members
  if (target.noun === undefined && members.some(({ node }) => node.role !== first!.node.role))
    throw new Stopped(
      'NOT_FOUND',
      `I cannot tell how many ${said} there are on the page “${snapshot.title}”: different things there are called so.`,
    )
  // What has no noun of pages may be anything that says the word.
  context.sure.push(target.noun === undefined ? 0.5 : Math.min(0.9, first!.score))
  return { text: `There ${members.length === 1 ? 'is' : 'are'} ${members.length} ${said}.`, result: members.length }
}

/** "how many seats does the walk over the bridges have?": what the one item that is named says of itself. */
function factOfOne(snapshot: PageSnapshot, { saying, sure }: RunContext): ReadResult | undefined {
  const asked = saying === undefined ? undefined : answerFact(saying, readPage(snapshot), snapshot.title)
  if (!asked) return undefined
  sure.push(asked.confidence)
  return { text: asked.text, result: asked.result }
}

/** "7 comments" over a list of them; of kinds that every page has, a number before the word may be of anything. */
function statedOfKind({ noun, name, roles = [], relations, attributes }: Target, snapshot: PageSnapshot) {
  const isThing = noun !== undefined && !roles.some(role => OF_PAGES.test(role) || role === 'row')
  return isThing && name === undefined && !relations?.length && !attributes?.length
    ? statedNumber(noun, readPage(snapshot))
    : undefined
}

/** Things were asked for, and only controls are called so: "Card menu" is no card. */
const isOfThings = ({ noun, name, roles = [] }: Target, members: readonly { node: PageNode }[]): boolean =>
  noun !== undefined &&
  name === undefined &&
  !roles.some(role => OF_PAGES.test(role)) &&
  members.length > 0 &&
  members.every(({ node }) => !roles.includes(node.role) && isControl(node))

/** What is asked for by its kind alone has that kind, however well anything else may fit. */
const ofKind = <M extends { node: PageNode }>({ name, roles = [] }: Target, members: M[]): M[] =>
  name !== undefined || !roles.some(role => OF_PAGES.test(role))
    ? members
    : members.filter(({ node }) => roles.includes(node.role))

/** Kinds of elements that a page either has or has not, whatever it is about (HTML, WAI-ARIA 1.2). */
const OF_PAGES = pattern()`
  ^(?:
    link|button|checkbox|radio|switch|image|img|figure|heading|table|form|list|textbox|combobox|listbox|slider
    |tab|frame|iframe|dialog|alert|video|paragraph
  )$
`

/**
 * Nothing fits: none, of a kind that pages have or of things of which the page has others. Of what the page says nothing of
 * at all it tells no number either. Throws `Stopped`.
 */
function readNone(target: Target, said: string, snapshot: PageSnapshot, context: RunContext): ReadResult {
  const isQualified = target.name !== undefined || Boolean(target.attributes?.length || target.relations?.length)
  const { noun, roles = [] } = target
  const others = isQualified && noun !== undefined ? membersOf({ said: noun, noun, roles }, snapshot, context) : []
  if (others.length) {
    const asked = factOfOne(snapshot, context)
    if (asked) return asked
    context.sure.push(0.5)
    return { text: `I see ${others.length} of that kind, and none that is “${said}”.`, result: 0 }
  }
  const isKnown = roles.some(role => OF_PAGES.test(role)) || (roles.includes('row') && hasTable(snapshot))
  if (!isQualified && noun !== undefined && isKnown) {
    context.sure.push(0.8)
    return { text: `There are no ${said} on the page “${snapshot.title}”.`, result: 0 }
  }
  throw new Stopped('NOT_FOUND', `I see no ${said} on the page “${snapshot.title}”, so I cannot count them.`)
}

const hasTable = ({ nodes }: PageSnapshot): boolean => nodes.some(({ role }) => /^(?:table|grid|treegrid)$/.test(role))

/** "3 unread": of things that are told apart by a word of their own the page may say the number beside that word alone. */
const countBeside = ({ name, noun, relations }: Target, snapshot: PageSnapshot): number | undefined =>
  name === undefined || noun === undefined || relations?.length ? undefined : statedNumber(name, readPage(snapshot))

/** "20 products": the page may say itself how many there are. */
function statedCount({ name, relations, attributes }: Target, snapshot: PageSnapshot): number | undefined {
  if (name === undefined || relations?.length || attributes?.length) return undefined
  const page = readPage(snapshot)
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/i, 's?')
  const counts = new Set(
    page.nodes.flatMap(node => {
      const number = new RegExp(`(?:^|\\s|\\()(\\d[\\d,]*) ${escaped}\\b`, 'i').exec(node.name)?.[1]
      return number === undefined ? [] : [Number(number.replaceAll(',', ''))]
    }),
  )
  return counts.size === 1 ? [...counts][0] : undefined
}
