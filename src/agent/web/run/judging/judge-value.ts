import type { PageSnapshot } from '../../../../contract/page.ts'
import type { Expectation } from '../../contract.ts'
import { isField } from '../../ground/names.ts'
import { readPage } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { find } from '../finding/locate.ts'
import { shownBy, besideOf, visibleText } from '../reading/shown.ts'
import { resolveText } from '../values.ts'
import { squeezed, isSame, afterLabel } from './compare-texts.ts'
import type { Judged } from './judge.ts'

/** Whether what an element shows, or what stands beside it, is or contains a text. */
export async function judgeValue(
  { target, value, how }: Extract<Expectation, { kind: 'value' }>,
  snapshot: PageSnapshot,
  context: RunContext,
): Promise<Judged> {
  const wanted = await resolveText(value, target.name ?? target.said, context)
  const found = find(target, snapshot, how === 'contains' ? 'region' : 'expect', context)
  const page = readPage(snapshot)
  const expected = `“${target.said}” ${how === 'is' ? 'is' : 'contains'} “${wanted}”`
  const best = found[0] ?? find(target, snapshot, 'read', context)[0]
  if (!best) {
    // "the total is 30": the words themselves may stand side by side.
    const shown = squeezed(visibleText(page))
    const said = squeezed(target.name ?? target.said)
    const at = shown.indexOf(said)
    const near = at === -1 ? '' : shown.slice(at, at + said.length + wanted.length + 12)
    return {
      holds: near.includes(squeezed(wanted)),
      expected,
      actual: at === -1 ? `there is no “${target.said}”` : `it reads “${cut(near)}”`,
      sure: 0.6,
    }
  }
  const { node } = best
  const actual = shownBy(page, node)
  const [has, text] = [squeezed(actual), squeezed(wanted)]
  const holds =
    how === 'contains' ? has.includes(text) : isSame(has, text) || afterLabel(has, squeezed(target.name ?? '')) === text
  if (holds) return { holds, expected, actual: `it is “${cut(actual)}”`, sure: best.score }
  const beside = besideOf(page, node)
  const isBeside =
    beside !== undefined && (how === 'contains' ? squeezed(beside).includes(text) : isSame(squeezed(beside), text))
  return {
    holds: isBeside,
    expected,
    actual: `it is “${cut(isField(node) ? actual : (beside ?? actual))}”`,
    sure: best.score,
  }
}
