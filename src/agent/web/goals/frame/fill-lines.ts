import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import { itemOf } from '../items.ts'
import { setField } from '../widgets/set-field.ts'
import type { Work } from '../work.ts'
import { choicesOf, wordsOf } from './read-frame.ts'
import { endButton } from './buttons.ts'
import { readSlots, type Slot } from './slots.ts'
import { readTold } from './told.ts'

/** "with these lines: 3 x nails at 2 euros; 5 x glue at 7 euros": a list behind a colon, each part of it made alike. */
const LISTED = /:\s*([^:.!?]*(?:;|,\s*(?=\d)|\band\b(?=\s\d))[^:!?]*?)(?:[.!]\s|[.!]?$)/u
const SEPARATOR = /\s*(?:;|,\s*(?=\d)|\band\b(?=\s\d))\s*/u
/** What makes room for one more. */
const ADDS = pattern('iu')`
  ^\W*(?:\+|(?:add|another|new|one more)\b)\W*(?:add |another |an? |new |more )*(?:line|row|item|entry|position)?\W*$
`
const PRICE = /\b(?:price|cost|each|rate|amount)\b|[€$£]/i
const QUANTITY = /\b(?:quantity|qty|number|count|how many|units|pieces|no\.?)(?:\b|$)/i
/** Words of a part that only join its values. */
const JOINS = /^(?:x|at|of|for|each|per|a|an|the|to|piece|pieces|pcs|apiece)$/

/** Fills a row of fields with each part of a list, adding rows where there are too few, and ends the form. */
export async function fillLines(work: Work): Promise<boolean> {
  const { hands, orders } = work
  const list = LISTED.exec(orders.source.text)?.[1]
  const parts = list?.split(SEPARATOR).filter(part => part.trim() !== '') ?? []
  const [first] = rowsOf(hands.page)
  if (parts.length < 2 || !first) return false
  const lines = parts.map(part => readLine(first, restore(part, orders.source)))
  if (!lines.every(line => line?.size === first.length)) return false
  const giveBack = hands.ledger.use(orders.source.text)
  try {
    for (const [at, line] of lines.entries()) {
      const row = rowsOf(hands.page)[at] ?? (await addRow(work, at))
      for (const [place, { node }] of row.entries())
        await setField(hands, hands.again(node) ?? node, [...line!.values()][place]!)
    }
    const slots = readSlots(hands.page)
    const end = endButton(hands.page, choicesOf(slots), wordsOf(readTold(restore(orders.source.text, orders.source))))
    if (!end) throw new GivenUp('I see no single button that ends this form.')
    await hands.click(end)
  } catch (error) {
    giveBack()
    throw error
  }
  return true
}

/** Rows that have as many fields as each other, two at least, none of them hidden. */
function rowsOf(page: Page): Slot[][] {
  const texts = readSlots(page).filter(({ kind }) => kind === 'text')
  const rowOf = (node: PageNode) => page.ancestors(node).find(({ role }) => role === 'row') ?? itemOf(page, node)
  const rows = [...Map.groupBy(texts, ({ node }) => rowOf(node).ref).values()].filter(row => row.length > 1)
  return rows.filter(row => row.length === rows[0]!.length)
}

/** What a part says for each field of a row; undefined: not all of it has one. */
function readLine(row: readonly Slot[], part: string): Map<Slot, string> | undefined {
  const { values, words } = readTold(part)
  const out = new Map<Slot, string>()
  const numbers = values.filter(({ kind }) => kind === 'number')
  for (const slot of row) {
    const isPrice = PRICE.test(slot.name)
    const fitting = numbers.filter(({ unit }) => (unit?.kind === 'currency') === isPrice)
    const rest = words.filter(
      word => !JOINS.test(word.text) && !numbers.some(({ at, to }) => at <= word.at && word.to <= to),
    )
    const text =
      isPrice || QUANTITY.test(slot.name)
        ? fitting.length === 1
          ? fitting[0]!.text
          : undefined
        : part.slice(rest[0]?.at ?? 0, rest.at(-1)?.to ?? 0)
    if (text === undefined || text === '') return undefined
    out.set(slot, text)
  }
  return new Set(out.values()).size >= Math.min(2, row.length) && numbers.length < row.length ? out : undefined
}

async function addRow({ hands }: Work, at: number): Promise<Slot[]> {
  const [add, ...others] = hands.page.nodes.filter(
    node => isControl(node) && !node.hidden && !node.disabled && ADDS.test((hands.page.text(node) || node.name).trim()),
  )
  if (add && others.length === 0) await hands.click(add)
  const row = rowsOf(hands.page)[at]
  if (!row) throw new GivenUp(`There is no place for line ${at + 1}, and I see nothing that makes one.`)
  return row
}
