import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import type { Named } from '../page-names.ts'
import { LONGEST_NAME, setTo, type Fit, type Said } from '../pieces.ts'

/** Shorter texts are said of many things. */
const SHORTEST = 3

/**
 * "only the ones from Hull": what the cells of one column say, where a field over that very column narrows down its rows, and
 * no other column has such a cell.
 */
export function ofColumn(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!said.only || said.tick === false || fitter.isStop(at)) return []
  const out: Fit[] = []
  for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, fitter.tokens.length); end++) {
    if (!fitter.isBoundary(end) && !fitter.isOnlyFrameOrEnd(end)) continue
    const text = restore(fitter.text(at, end), fitter.source)
    const field = text.length < SHORTEST ? undefined : fieldOver(fitter, text)
    if (field)
      out.push(...fitter.goOn(end, { ...said, tick: undefined }, 0.1, { ...setTo(field, text), applies: true }))
  }
  return out
}

/** The one field over the one column whose cells begin with these words. */
function fieldOver({ names: { page, named } }: Fitter, text: string): Named | undefined {
  const words = wordsIn(text)
  const begins = (own: readonly string[]) => words.length > 0 && words.every((word, no) => own[no] === word)
  const cells = page.nodes.filter(
    node => /^(?:cell|gridcell|rowheader)$/.test(node.role) && begins(wordsIn(page.text(node))),
  )
  const columns = new Set(cells.map(({ column }) => column))
  const [column] = columns
  if (columns.size !== 1 || column === undefined) return undefined
  const table = tableOf(page, cells[0]!)
  const fields = named.filter(({ kind, node }) => {
    const cell = page.ancestors(node).find(above => above.column !== undefined)
    return kind === 'field' && node.tag === 'input' && cell?.column === column && tableOf(page, cell) === table
  })
  const isBelow = fields.some(({ node }) => page.order(node) > page.order(cells[0]!))
  return fields.length === 1 && !isBelow ? fields[0] : undefined
}

const tableOf = (page: Page, node: Page['nodes'][number]) =>
  page.ancestors(node).find(({ role }) => /^(?:table|grid|treegrid)$/.test(role))
