import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import type { Expectation } from '../../contract.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { isField } from '../../ground/names.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { contentWords } from '../asking/question-words.ts'
import type { RunContext } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { find } from '../finding/locate.ts'
import { shownBy, besideOf, visibleText } from '../reading/shown.ts'
import { resolveText } from '../values.ts'
import { squeezed, isSame, afterLabel } from './compare-texts.ts'
import type { Judged } from './judge.ts'

/** From this on an element is what was named. */
const SURE_NAME = 0.9

/** The one row, entry or card that says every word of a name, where it has several: "the 09:20 to Antwerp". */
function rowSaying(page: Page, name: string): PageNode | undefined {
  const words = contentWords(name)
  if (words.length < 2) return undefined
  const says = (node: PageNode) => {
    const has = wordsIn(page.text(node))
    return words.every(word => has.some(one => one === word || (!/\d/.test(word) && matchWord(word, one) >= 0.9)))
  }
  const [only, ...more] = page.nodes.filter(
    node => /^(?:row|listitem|article)$/.test(node.role) && !node.hidden && says(node),
  )
  return more.length === 0 ? only : undefined
}

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
  const row = how === 'is' && (best?.score ?? 0) < SURE_NAME ? rowSaying(page, target.name ?? '') : undefined
  if (row) {
    const cells = page.inside(row).map(node => squeezed(node.name))
    return {
      holds: cells.includes(squeezed(wanted)),
      expected,
      actual: `it is “${cut(page.text(row))}”`,
      sure: 0.85,
    }
  }
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
