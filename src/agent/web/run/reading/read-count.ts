import type { PageSnapshot } from '../../../../contract/page.ts'
import type { Target } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import { statedCount as statedNumber } from '../asking/stated-count.ts'
import { answerWhereSure } from '../asking/answer-question.ts'
import { Stopped, type RunContext } from '../context.ts'
import { membersOf } from '../judging/judge-element.ts'
import { countRows } from './count-rows.ts'
import type { ReadResult } from './result.ts'

/** How many there are: as the page itself says it, else as many as fit. */
export async function readCount(target: Target, context: RunContext): Promise<ReadResult> {
  const snapshot = await context.browser.snapshot()
  const stated = target.noun === undefined ? statedCount(target, snapshot) : undefined
  if (stated !== undefined) {
    context.sure.push(0.75)
    return { text: `There are ${stated} ${target.name}, as the page says.`, result: stated }
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
  const members = membersOf(target, snapshot, context)
  const told = members.length ? undefined : countBeside(target, snapshot)
  if (told !== undefined) {
    context.sure.push(0.75)
    return { text: `${told} ${target.name}, as the page says.`, result: told }
  }
  const said = target.said.replace(/^(?:the|all|all the) /i, '')
  if (!members.length && target.name && !target.noun) {
    context.sure.push(0.4)
    return { text: `I see no ${said} on the page “${snapshot.title}”.`, result: 0 }
  }
  const [first] = members
  if (target.noun === undefined && members.some(({ node }) => node.role !== first!.node.role))
    throw new Stopped(
      'NOT_FOUND',
      `I cannot tell how many ${said} there are on the page “${snapshot.title}”: different things there are called so.`,
    )
  // What has no noun of pages may be anything that says the word.
  context.sure.push(
    target.noun === undefined
      ? 0.5
      : members.length
        ? Math.min(0.9, members[0]!.score)
        : target.name === undefined
          ? 0.8
          : 0.5,
  )
  return { text: `There ${members.length === 1 ? 'is' : 'are'} ${members.length} ${said}.`, result: members.length }
}

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
