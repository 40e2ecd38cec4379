import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** The keys of a calculator that are drawn otherwise than they are written. */
const SIGNS: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' }
const EXPRESSION = /\d+(?:\.\d+)?(?:\s*[-+*/×÷−x]\s*\d+(?:\.\d+)?)+/

/** "Use the calculator to work out 12 + 30": its keys one after the other, and the one that gives the result. */
export const calculate: Mechanism = async (order, { hands, orders, memory }) => {
  if (!/^(?:solve|enter|count|add|other|use|find)$/.test(order.kind)) return false
  const said = restore(`${order.verb} ${wholeOf(order)}`, orders.source)
  const keys = keysOf(hands.page)
  const equals = keys.get('=')
  const exercise = EXPRESSION.exec(said)?.[0].replace(/\s+/g, '').replaceAll('x', '*')
  if (!/\bcalculator\b/i.test(said) || !exercise || !equals || keys.size < 12) return false
  const wanted = [...exercise].map(sign => keys.get(sign) ?? keys.get(SIGNS[sign] ?? sign))
  if (wanted.some(key => key === undefined)) return false
  const shown = () => hands.page.nodes.map(node => node.value ?? node.name)
  for (const key of [...wanted, equals]) await hands.click(hands.again(key!) ?? key!)
  memory.value = shown()
    .find(text => /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) && text.trim().length > 1)
    ?.trim()
  return true
}

/** What has a single sign on it and answers clicks. */
const keysOf = (page: Page): Map<string, PageNode> =>
  new Map(
    page.nodes
      .filter(node => isControl(node) && !node.hidden && !node.editable && [...page.text(node).trim()].length === 1)
      .map(node => [page.text(node).trim(), node]),
  )
