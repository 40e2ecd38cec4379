import type { PageNode } from '../../../../contract/page.ts'
import { matchText, wordsIn } from '../../ground/match-text.ts'
import { isField } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { readExpression, solve } from './arithmetic.ts'
import { lookUpByForm, lookUpByPlace } from './look-around.ts'

/** The text of a part of the page, with "?" where something is to be filled in. */
export function textWithGaps(page: Page, node: PageNode): string {
  if (isField(node)) return node.value && !node.editable ? node.value : '?'
  const children = page.children(node)
  return children.length === 0 ? node.name : children.map(child => textWithGaps(page, child)).join(' ')
}

/** An exercise of the page and the field that its answer goes into, where there is one. */
export interface Exercise {
  text: string
  field?: PageNode
}

/** The expressions and equations that the page shows; the widest part that is still one counts. */
export function findExercises(page: Page): Exercise[] {
  const found: { node: PageNode; text: string }[] = []
  for (const node of page.nodes) {
    const text = textWithGaps(page, node).replace(/\s+/g, ' ').trim()
    if (text.length > 80 || node.hidden) continue
    const plain = text.replace(/^[\p{L}\s]{0,30}:\s*/u, '')
    // What also has the answers to choose from in it is no exercise by itself.
    if (
      readExpression(plain) !== undefined &&
      solve(plain) !== undefined &&
      !found.some(one => page.ancestors(node).includes(one.node))
    )
      found.push({ node, text: plain })
  }
  return found.map(({ node, text }) => ({ text, field: fieldFor(page, node) }))
}

/** The field in it, or the first one behind it that is empty. */
function fieldFor(page: Page, node: PageNode): PageNode | undefined {
  const isOpen = (other: PageNode) => other.editable === true && !other.readonly
  const inside = page.inside(node).find(isOpen)
  if (inside) return inside
  const from = page.order(node)
  return (
    page.nodes.find(other => page.order(other) > from && isOpen(other) && (other.value ?? '') === '') ??
    page.nodes.find(isOpen)
  )
}

/**
 * What a table, a list of terms or lines of "label: value" say of something: the value of `property`, of `thing` where the
 * table has rows for several. Undefined: it is not there.
 */
export function lookUp(page: Page, property: string, thing?: string): { text: string; node: PageNode } | undefined {
  const found = lookUpNamed(page, property, thing)
  // "the email address" stands behind "Email".
  const short = thing === undefined ? undefined : /^(.+) (?:address|number)$/i.exec(property)?.[1]
  return found ?? (short === undefined ? undefined : lookUpNamed(page, short, thing))
}

function lookUpNamed(page: Page, property: string, thing?: string): { text: string; node: PageNode } | undefined {
  return (
    (thing !== undefined
      ? (inTable(page, property, thing) ??
        lookUpByPlace(page, property, thing) ??
        lookUpByForm(page, property, thing) ??
        inItem(page, property, thing))
      : undefined) ?? (thing === undefined ? byLabel(page, property) : undefined)
  )
}

const CELLS = /^(?:cell|gridcell|rowheader|columnheader)$/

/** The cell where the row of the thing meets the column of the property; tables without a head have two columns. */
function inTable(page: Page, property: string, thing: string): { text: string; node: PageNode } | undefined {
  const rows = page.nodes.filter(node => node.role === 'row')
  let best: { score: number; row: PageNode } | undefined
  for (const row of rows) {
    const cells = page.inside(row).filter(node => CELLS.test(node.role))
    const score = Math.max(0, ...cells.map(cell => matchText(thing, page.text(cell))))
    if (score > (best?.score ?? 0.6)) best = { score, row }
  }
  if (!best) return undefined
  const cells = page.inside(best.row).filter(node => CELLS.test(node.role))
  let cell: { score: number; node: PageNode } | undefined
  for (const node of cells) {
    const score = matchText(property, node.heading ?? headOf(page, best.row, cells.indexOf(node)) ?? '')
    if (score > (cell?.score ?? 0.5)) cell = { score, node }
  }
  return cell && { text: page.text(cell.node).trim(), node: cell.node }
}

/** The head of a column where the page marks none: the cell of the first row of the same table. */
function headOf(page: Page, row: PageNode, at: number): string | undefined {
  const table = page.ancestors(row).find(node => /^(?:table|grid|treegrid)$/.test(node.role)) ?? page.parent(row)
  const first = table && page.inside(table).find(node => node.role === 'row')
  const head = first && page.inside(first).filter(node => CELLS.test(node.role))[at]
  return head && first !== row ? page.text(head) : undefined
}

/** In the card or list item that names the thing: the line that begins with the property. */
function inItem(page: Page, property: string, thing: string): { text: string; node: PageNode } | undefined {
  const named = page.nodes.filter(node => page.children(node).length === 0 && matchText(thing, node.name) >= 0.85)
  for (const node of named) {
    for (const holder of page.ancestors(node).slice(0, 4)) {
      const found = byLabel(page, property, page.inside(holder))
      if (found) return found
    }
  }
  return undefined
}

/** "Price: 12", "Price" beside or above "12", a term and its definition. */
function byLabel(
  page: Page,
  property: string,
  among: readonly PageNode[] = page.nodes,
): { text: string; node: PageNode } | undefined {
  const leaves = among.filter(node => page.children(node).length === 0 && node.name.trim() !== '')
  for (const [at, node] of leaves.entries()) {
    const colon = /^([^:]{1,60}):\s*(.*)$/.exec(node.name)
    if (colon && colon[2] !== '' && matchText(property, colon[1]!) > 0.7) return { text: colon[2]!.trim(), node }
    const next = leaves[at + 1]
    if (next && matchText(property, node.name) > 0.85 && !isField(node))
      return { text: (next.value ?? next.name).trim(), node: next }
  }
  const held = among.find(node => node.value !== undefined && matchText(property, node.name) > 0.85)
  return held && { text: held.value!, node: held }
}

/** The words of the running text of a page: its paragraphs (or the one at a place), else its longest text. */
export function wordsOfText(page: Page, place?: number): string[] {
  const paragraphs = page.nodes.filter(
    node => (node.role === 'paragraph' || node.tag === 'p') && page.text(node).trim() !== '' && !isOfForm(page, node),
  )
  const lines = place === undefined ? [] : linesOf(page, paragraphs)
  const parts =
    place === undefined
      ? paragraphs.length > 0
        ? paragraphs
        : [longest(page)]
      : [lines.at(place > 0 ? place - 1 : place)]
  return parts
    .flatMap(node => (node ? page.text(node).split(/\s+/) : []))
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
}

/** A paragraph that only keeps fields and buttons together is no text to be read. */
const isOfForm = (page: Page, node: PageNode): boolean =>
  page.inside(node).some(one => isField(one) || one.role === 'button')

/** What is counted as paragraphs or lines: the paragraphs, else the entries of the one list of texts. */
function linesOf(page: Page, paragraphs: readonly PageNode[]): readonly PageNode[] {
  if (paragraphs.length > 1) return paragraphs
  return page.nodes.filter(node => node.role === 'listitem' && /\s/.test(page.text(node).trim()))
}

function longest(page: Page): PageNode | undefined {
  return page.nodes
    .filter(node => page.children(node).length === 0 && !isField(node))
    .sort((a, b) => wordsIn(b.name).length - wordsIn(a.name).length)[0]
}
