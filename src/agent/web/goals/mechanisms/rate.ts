import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { itemsWith } from '../items.ts'
import { setField } from '../widgets/set-field.ts'
import { wholeOf, type Mechanism } from '../work.ts'

const SAID = pattern('i')`
  ^(.*?)\b(\d|one|two|three|four|five|six|seven|eight|nine|ten)
  (?:[ -]stars?| points| hearts|\s*(?:\/|out of)\s*(?:\d+|five|ten)(?: stars?)?)\b(.*)$
`

/** "Give the book 4 stars", "rate it 3 out of 5": the n-th of a row of signs that are alike, in the item that is named. */
export const rate: Mechanism = async (order, work) => {
  if (!/^(?:other|enter|set|choose|click)$/.test(order.kind)) return false
  const { hands, orders } = work
  const match = SAID.exec(restore(wholeOf(order), orders.source))
  const count = match ? readCount(match[2]!) : undefined
  if (!match || !count) return false
  const name = `${match[1]!} ${match[3]!}`
    .replace(/\b(?:give|award|rate|rating|a|an|the|to|it|with|of|for|at|as|by)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const scale = (item?: PageNode) => scaleIn(hands.page, item)
  const items = name === '' ? [] : itemsWith(hands.page, name).filter(item => scale(item))
  const signs = items.length === 1 ? scale(items[0]) : name === '' || items.length === 0 ? scale() : undefined
  const sign = signs?.[count - 1]
  const fields = sign ? [] : hands.page.nodes.filter(isRating)
  if (fields.length === 1) {
    await setField(hands, fields[0]!, String(count))
    return true
  }
  if (!sign) return false
  if (sign.role === 'radio') await hands.act('check', { ref: sign.ref, checked: true }, `gave ${count} stars`)
  else await hands.click(sign)
  return true
}

/** A list or number that is called so. */
const isRating = (node: PageNode): boolean =>
  (node.options !== undefined || /^(?:slider|spinbutton)$/.test(node.role)) &&
  !node.disabled &&
  /\b(?:stars?|rating|points|score)\b/i.test([node.name, node.label, node.id].join(' '))

/** Three to ten signs side by side that are alike; the only such row there. */
function scaleIn(page: Page, item?: PageNode): PageNode[] | undefined {
  const among = item ? page.inside(item) : page.nodes
  const signs = among.filter(node => isSign(page, node))
  const rows = [...Map.groupBy(signs, node => page.parent(node)?.ref).values()].filter(
    row => row.length >= 3 && row.length <= 10,
  )
  return rows.length === 1 ? rows[0] : undefined
}

const isSign = (page: Page, node: PageNode): boolean =>
  (isControl(node) || node.role === 'radio') &&
  !node.hidden &&
  (/^[★☆⭐✩✪♥♡❤]$/u.test(page.text(node).trim()) ||
    /^\d+ (?:stars?|of \d+|out of \d+)/i.test(node.name || (node.title ?? '')) ||
    (node.classes ?? []).some(name => /(?:^|[-_])(?:star|heart|rating)/i.test(name)))
