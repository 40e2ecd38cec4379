import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { signName } from '../../ground/sign-names.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** "steer the red dot to column 2, row 5 with the arrows". */
const SAID = pattern('iu')`
  ^(?:steer|guide|lead|walk|drive|move|bring|take|navigate|get|go|send|run) (?:the |your )?.*?\b(?:to|on|onto|into) (?:the )?(?:field |cell |square |place )?
  (?:(?:in|at) )?(?:column (?<c>\d+),? (?:and )?(?:in )?row (?<r>\d+)|row (?<r2>\d+),? (?:and )?(?:in )?column (?<c2>\d+))\b
`
const BELOW = /\brows (?:are )?counted from (?:the )?(?:bottom|below)\b/i
/** Steps before it is given up. */
const MOST = 60

type Way = 'left' | 'right' | 'up' | 'down'

/** The thing that is moved by arrows goes to a field that is told by its column and row; each step is looked at. */
export const steer: Mechanism = async (order, { hands, orders }) => {
  const groups = SAID.exec(`${order.verb} ${restore(wholeOf(order), orders.source)}`)?.groups
  if (!groups) return false
  const wanted = [Number(groups['c'] ?? groups['c2']), Number(groups['r'] ?? groups['r2'])] as const
  const start = gridOf(hands.page)
  const ways = start && arrowsOf(hands.page)
  if (!start || !ways) return false
  for (let step = 0; step < MOST; step++) {
    const grid = gridOf(hands.page)
    if (!grid) break
    const row = BELOW.test(orders.source.text) ? grid.rows + 1 - wanted[1] : wanted[1]
    const [right, down] = [wanted[0] - grid.column, row - grid.row]
    if (right === 0 && down === 0) return true
    const way: Way = right !== 0 ? (right > 0 ? 'right' : 'left') : down > 0 ? 'down' : 'up'
    await hands.click(hands.again(ways[way]) ?? ways[way])
    const after = gridOf(hands.page)
    if (after && after.column === grid.column && after.row === grid.row) break
  }
  throw new GivenUp(`It did not come to column ${wanted[0]}, row ${wanted[1]}.`)
}

/** Controls with an arrow on them, or called by a direction, one for each. */
function arrowsOf(page: Page): Record<Way, PageNode> | undefined {
  const controls = page.nodes.filter(node => isControl(node) && !node.hidden && !node.disabled && !node.editable)
  const of = (way: Way) =>
    controls.filter(node => {
      const text = (page.text(node) || node.name || node.title || '').trim()
      return text === SIGNS[way] || new RegExp(`^(?:${way}\\b|(?:move|go) ${way}$)`, 'i').test(signName(text) ?? text)
    })
  const [left, right, up, down] = (['left', 'right', 'up', 'down'] as const).map(of)
  if ([left, right, up, down].some(found => found!.length !== 1)) return undefined
  return { left: left![0]!, right: right![0]!, up: up![0]!, down: down![0]! }
}

const SIGNS: Readonly<Record<Way, string>> = { left: '←', right: '→', up: '↑', down: '↓' }

/** Fields of one size in lines, one of which looks unlike all others: its place, counted from 1, and how many lines there are. */
function gridOf({ nodes }: Page): { column: number; row: number; rows: number } | undefined {
  const cells = nodes.filter(node => node.box && !node.hidden && Math.min(node.box[2], node.box[3]) > 8)
  const groups = [...Map.groupBy(cells, node => `${node.parent} ${node.tag} ${Math.round(node.box![2])}`).values()]
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    const lines = ([0, 1] as const).map(axis =>
      [...new Set(group.map(({ box }) => Math.round(box![axis])))].sort((a, b) => a - b),
    )
    const [columns, rows] = lines as [number[], number[]]
    if (group.length < 4 || columns.length < 2 || columns.length * rows.length !== group.length) continue
    const looks = Map.groupBy(group, ({ background, name, classes }) =>
      [background, name, ...(classes ?? [])].join(' '),
    )
    const alone = [...looks.values()].filter(alike => alike.length === 1)
    if (looks.size !== 2 || alone.length !== 1) continue
    const [x, y] = alone[0]![0]!.box!.map(Math.round)
    return { column: columns.indexOf(x!) + 1, row: rows.indexOf(y!) + 1, rows: rows.length }
  }
  return undefined
}
