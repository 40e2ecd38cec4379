import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import type { Work } from '../work.ts'

/** Steps of a form before it is given up. */
const MOST = 20
const NEXT = /^(?:next|continue|go on|forward|proceed|weiter|›|»|→)(?: step)?\s*[›»→>]*$/i
const LAST = /^(?:finish|done|submit|send|order|complete|end|save|place order|confirm)\b/i
const STEPS = /\b(?:steps?|pages?|screens?|questions?|wizard|survey|form|quiz|go through|finish|one after the other)\b/i

/** "Colour red, size small. Go through the steps and finish": what is said of each step is chosen when it comes up. */
export async function throughSteps(work: Work): Promise<boolean> {
  const { hands, orders } = work
  if (!STEPS.test(orders.text) || /\buntil (?:you|it|the)\b/i.test(orders.text) || !nextOf(hands.page)) return false
  const said = plainText(restore(orders.text, orders.source))
  const first = choiceSaid(hands.page, said)
  if (!first) return false
  for (let step = 0; step < MOST; step++) {
    const choice = choiceSaid(hands.page, said)
    if (choice && choice.selected !== true && choice.checked !== true) await hands.click(choice)
    const next = nextOf(hands.page)
    const last = next ? undefined : controls(hands.page).find(node => LAST.test(textOf(hands.page, node)))
    if (last) {
      await hands.click(last)
      return true
    }
    if (!next) return true
    await hands.click(next)
  }
  throw new GivenUp('There were more steps than anybody would go through.')
}

const controls = (page: Page): PageNode[] =>
  page.nodes.filter(node => isControl(node) && !node.hidden && !node.disabled)
const textOf = (page: Page, node: PageNode): string => (page.text(node) || node.name).trim()
const nextOf = (page: Page): PageNode | undefined => controls(page).find(node => NEXT.test(textOf(page, node)))

/** The choice of those that are shown whose name stands behind the heading of the step in what was said. */
function choiceSaid(page: Page, said: string): PageNode | undefined {
  const choices = controls(page).filter(
    node => !node.editable && !NEXT.test(textOf(page, node)) && !LAST.test(textOf(page, node)),
  )
  const named = choices.filter(node => has(said, textOf(page, node)))
  if (named.length < 2) return named[0]
  const heads = page.nodes
    .filter(node => page.children(node).length === 0 && !isControl(node))
    .map(({ name }) => plainText(name))
  return named.find(node => heads.some(head => head !== '' && has(said, `${head} ${textOf(page, node)}`)))
}

const has = (said: string, text: string): boolean => {
  const plain = plainText(text).replace(/[^\p{L}\p{N} ]/gu, '.')
  return plain !== '' && new RegExp(`(^|[^\\p{L}\\p{N}])${plain}($|[^\\p{L}\\p{N}])`, 'u').test(said)
}
