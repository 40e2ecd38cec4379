import { pattern } from '../../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import type { Step } from '../contract.ts'
import { readTime } from '../goals/widgets/read-dates.ts'
import { wordsIn } from '../ground/match-text.ts'
import { isControl } from '../ground/purposes.ts'
import { readPage, type Page } from '../ground/page-tree.ts'
import { stripLeadIn } from '../read/verbs.ts'
import { contentOf, isSameWord } from './page-names.ts'

/** "book lane 2 at 10, for two hours": a verb of taking, what is taken, and how it goes on. */
const TAKES = pattern('iu')`
  ^(?<verb>book|reserve|take)(?: (?:me|us))? (?<what>[^,;?\n]+?)(?:,\s*(?<rest>[^?\n]+?))?$
`
const TIME = /\b(?:at|from|for)\s+(?<time>\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?)(?:\s*o['’]clock)?/iu
/** What a place says that cannot be had. */
const TAKEN = pattern('i')`
  ^\W*(?:you|yours|me|mine|my\b.*|taken|booked|reserved|full|sold(?: out)?|closed|unavailable|not available|blocked)\W*$
`
const LITTLE = /^(?:the|an?|my|our|slot|place|please|on|in|at|for|from)$/

interface Cell {
  row: PageNode
  column: number
}

/**
 * "book lane 2 at 10:00" over a plan whose columns are headed by what is booked and whose rows by times (or the other way round):
 * the control of the one cell where both meet, then what else is said, then the button that confirms. Undefined where a word of
 * what is booked is left, where no such cell is, and where it has no control or says that it is taken.
 */
export function fitCell(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const groups = TAKES.exec(stripLeadIn(message.trim()).replace(/[\s.!]+$/, ''))?.groups
  if (!groups) return undefined
  const page = readPage(snapshot)
  const controls = page.nodes
    .filter(({ role }) => /^(?:table|grid)$/.test(role))
    .flatMap(table => cellsMeant(page, table, groups['what']!))
    .flatMap(cell => controlsIn(page, cell))
  const [control, ...more] = controls
  if (!control || more.length || TAKEN.test(control.name || page.text(control))) return undefined
  const said = { said: message, confidence: 0.9 }
  const target = { said: groups['what']!, name: control.name || page.text(control), chosen: control.ref }
  return [
    { ...said, kind: 'click', target },
    ...(groups['rest'] ? [{ ...said, kind: 'later' as const, text: groups['rest'] }] : []),
    { ...said, kind: 'complete', verb: groups['verb']!.toLowerCase(), text: '' },
  ]
}

/** The cells whose two heads say all the words, each head by a word that tells it from the others. */
function cellsMeant(page: Page, table: PageNode, what: string): Cell[] {
  const rows = page.inside(table).filter(({ role }) => role === 'row')
  const heads = page.inside(table).filter(({ role, column }) => role === 'columnheader' && column !== undefined)
  const rowHeads = rows.flatMap(row => {
    const head = page.children(row).find(({ column, role }) => column === 1 && role !== 'columnheader')
    return head ? [{ row, head }] : []
  })
  const columns = toldApart(
    what,
    heads.slice(1).map(node => ({ node, text: page.text(node) })),
  )
  const lines = toldApart(
    what,
    rowHeads.map(({ row, head }) => ({ node: row, text: page.text(head) })),
  )
  const explained = [...(columns?.words ?? []), ...(lines?.words ?? [])]
  const words = wordsIn(what.replace(/['’]/g, '')).filter(word => !LITTLE.test(word) && word !== 'oclock')
  const isWhole = words.every(word => explained.some(one => isSameWord(one, word)))
  return columns && lines && isWhole ? [{ row: lines.node, column: columns.node.column! }] : []
}

/** The one of several heads that is said: by its time where it is one, else by most of its words, with one that others lack. */
function toldApart(
  what: string,
  heads: readonly { node: PageNode; text: string }[],
): { node: PageNode; words: string[] } | undefined {
  const time = TIME.exec(what)
  const read = (text: string) => readTime(text) ?? (/^\d{1,2}$/.test(text) ? readTime(`${text}:00`) : undefined)
  const wanted = time && read(time.groups!['time']!)
  if (heads.length < 2) return undefined
  if (heads.every(({ text }) => readTime(text))) {
    const found = heads.filter(({ text }) => {
      const own = readTime(text)!
      return wanted?.hour === own.hour && wanted.minute === own.minute
    })
    return found.length === 1 ? { node: found[0]!.node, words: wordsIn(time![0]) } : undefined
  }
  const words = contentOf(what.replace(TIME, ' '))
  const scored = heads.map(({ node, text }, at) => {
    const own = contentOf(text)
    const said = words.filter(word => own.some(one => one === word || (word.length > 2 && isSameWord(word, one))))
    const isTold = said.some(word => !heads.some((other, no) => no !== at && contentOf(other.text).includes(word)))
    return { node, words: said, score: isTold ? said.length : 0 }
  })
  const most = Math.max(...scored.map(({ score }) => score))
  const best = scored.filter(({ score }) => score === most)
  return most > 0 && best.length === 1 ? best[0] : undefined
}

/** What can be operated in a cell; the cell itself where it answers clicks and says that it can be had. */
function controlsIn(page: Page, { row, column }: Cell): PageNode[] {
  const cell = page.inside(row).find(node => node.column === column && /^(?:cell|gridcell)$/.test(node.role))
  if (!cell) return []
  const inside = page.inside(cell).filter(node => isControl(node) && !node.disabled && !node.hidden)
  return inside.length || cell.clickable !== true || cell.disabled ? inside : [cell]
}
