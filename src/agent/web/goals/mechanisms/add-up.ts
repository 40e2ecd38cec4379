import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import type { Mechanism } from '../work.ts'

const LINE = pattern('iu')`
  ^(?:up )?(?:all )?(?:of )?(?:the )?(?:(?:numbers|values|figures|amounts|entries|points|hours|scores) )?
  (?:(?:in|of|for|from) (?:the )?)?
  (?:(row|column|line) (?:of |for |named |called |under |headed |with )?(.+)|(.+?)['’]?s? (row|column|line))$
`
const CELLS = /^(?:cell|gridcell|rowheader|columnheader)$/
/** A heading or the name of a row is called so. */
const CALLED = 0.85

/** "Add up the numbers in the row of Ann": what the cells of a row or column come to, for what is to be done with it. */
export const addUp: Mechanism = async (order, work) => {
  if (
    !/^(?:add|solve|count|other)$/.test(order.kind) ||
    !/^(?:add(?: up)?|sum(?: up)?|total|calculate)$/i.test(order.verb)
  )
    return false
  const match = LINE.exec(restore(order.rest, work.orders.source))
  if (!match) return false
  const name = (match[2] ?? match[3])!.replace(/^the /i, '')
  const isRow = !/column/i.test((match[1] ?? match[4])!)
  const numbers = isRow ? inRow(work.hands.page, name) : inColumn(work.hands.page, name)
  if (!numbers || numbers.length < 2) return false
  const sum = numbers.reduce((one, other) => one + other, 0)
  work.memory.value = String(Number(sum.toFixed(6)))
  if (work.at === work.orders.list.length - 1) work.result = work.memory.value
  return true
}

const cellsOf = (page: Page, row: PageNode): PageNode[] => page.inside(row).filter(({ role }) => CELLS.test(role))
const rowsOf = (page: Page): PageNode[] => page.nodes.filter(({ role }) => role === 'row')
const isNamed = (name: string, text: string): boolean => matchText(name, text) >= CALLED

/** The numbers of the one row that has a cell of that name. */
function inRow(page: Page, name: string): number[] | undefined {
  const rows = rowsOf(page).filter(row => cellsOf(page, row).some(cell => isNamed(name, page.text(cell))))
  return rows.length === 1 ? numbersIn(page, cellsOf(page, rows[0]!)) : undefined
}

/** The numbers below the one heading of that name. */
function inColumn(page: Page, name: string): number[] | undefined {
  const [head, ...rows] = rowsOf(page)
  const at = head ? cellsOf(page, head).findIndex(cell => isNamed(name, page.text(cell))) : -1
  return at === -1
    ? undefined
    : numbersIn(
        page,
        rows.flatMap(row => cellsOf(page, row)[at] ?? []),
      )
}

function numbersIn(page: Page, cells: readonly PageNode[]): number[] {
  const texts = cells.map(cell => page.text(cell).trim())
  return texts
    .flatMap(text => /^[$€£]?\s*(-?\d[\d,]*(?:\.\d+)?)\s*[$€£%]?$/.exec(text)?.[1]?.replaceAll(',', '') ?? [])
    .map(Number)
}
