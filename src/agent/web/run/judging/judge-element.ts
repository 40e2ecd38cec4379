import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import type { Expectation, State } from '../../contract.ts'
import { isField } from '../../ground/names.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { describeNode, nearestNames } from '../finding/describe-node.ts'
import { find } from '../finding/locate.ts'
import { visibleText } from '../reading/shown.ts'
import { squeezed } from './compare-texts.ts'
import type { Judged } from './judge.ts'

/** Whether there are as many as expected. */
export async function judgeCount(
  { target, how, count }: Extract<Expectation, { kind: 'count' }>,
  snapshot: PageSnapshot,
  context: RunContext,
): Promise<Judged> {
  const number = membersOf(target, snapshot, context).length
  const holds = how === 'is' ? number === count : how === 'at_least' ? number >= count : number <= count
  // Words that are called by no kind of element may be those of the page: "3 of 7 vacancies".
  const stated = squeezed(`${count} ${target.said}`)
  const isStated =
    !holds && how === 'is' && !target.roles?.length && squeezed(visibleText(readPage(snapshot))).includes(stated)
  if (isStated) return { holds: true, expected: `the page says “${stated}”`, actual: `the page says so`, sure: 0.85 }
  const bound = how === 'is' ? '' : how === 'at_least' ? 'at least ' : 'at most '
  return {
    holds,
    expected: `there are ${bound}${count} ${target.said}`,
    actual: `there ${number === 1 ? 'is' : 'are'} ${number}`,
    sure: 0.85,
  }
}

/** Elements that fit as well as the best. Of rows those of the heading do not count, and what is inside of another does not. */
export function membersOf(
  target: Parameters<typeof find>[0],
  snapshot: PageSnapshot,
  context: Pick<RunContext, 'found'>,
): { page: Page; node: PageNode; score: number }[] {
  const all = find({ ...target, all: true }, snapshot, 'read', context)
  const top = all[0]?.score ?? 0
  const page = readPage(snapshot)
  return all
    .filter(({ score }) => score > top - 0.1)
    .filter(({ node }) => node.role !== 'row' || !page.children(node).some(({ role }) => role === 'columnheader'))
    .filter(
      ({ node }, _, list) => !list.some(other => other.node !== node && page.ancestors(node).includes(other.node)),
    )
    .sort((a, b) => page.order(a.node) - page.order(b.node))
}

/** Whether an element is there, or in a state. */
export async function judgeState(
  { target, state }: Extract<Expectation, { kind: 'state' }>,
  snapshot: PageSnapshot,
  context: RunContext,
): Promise<Judged> {
  const purpose = state === 'checked' ? 'check' : 'expect'
  const found = find(target, snapshot, purpose, context)
  const page = readPage(snapshot)
  const expected = `“${target.said}” is ${wordsOf(state)}`
  if (state === 'visible' || state === 'present') {
    const [shown] = found
    return shown
      ? { holds: true, expected, actual: `there is ${describeNode(page, shown.node)}`, sure: shown.score }
      : { holds: false, expected, actual: instead(target, snapshot), sure: 0.85 }
  }
  const [best] = found
  if (!best)
    return { holds: false, expected, actual: `there is no “${target.said}”. ${instead(target, snapshot)}`, sure: 0.5 }
  Object.assign(context.found, { ref: best.node.ref, target })
  const holds = isInState(page, best.node, state)
  return {
    holds,
    expected,
    actual: `${describeNode(page, best.node)} is ${holds ? '' : 'not '}${wordsOf(state)}`,
    sure: best.score,
  }
}

function instead(target: Parameters<typeof find>[0], snapshot: PageSnapshot): string {
  const names = nearestNames(target, snapshot, 'expect')
  return names.length ? `it has ${names.slice(0, 5).join(', ')}` : 'there is nothing like it'
}

const wordsOf = (state: State): string => (state === 'present' ? 'there' : state === 'visible' ? 'shown' : state)

/** The states of ARIA, and of fields. */
function isInState(page: Page, node: PageNode, state: State): boolean {
  switch (state) {
    case 'checked':
      return node.checked === true || node.pressed === true || node.selected === true
    case 'selected':
      return node.selected === true || node.checked === true || node.pressed === true
    case 'empty':
      if (node.secret) return node.secret === 'empty'
      return isField(node) ? !node.value : page.text(node).trim() === ''
    case 'visible':
    case 'present':
      return true
    case 'expanded':
    case 'pressed':
    case 'disabled':
    case 'focused':
    case 'required':
    case 'readonly':
    case 'invalid':
      return node[state] === true
  }
}
