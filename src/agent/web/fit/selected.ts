import { pattern } from '../../../lib/patterns.ts'
import type { PageNode } from '../../../contract/page.ts'
import type { Step } from '../contract.ts'
import { partsOf } from '../goals/read-orders.ts'
import { textBeside } from '../ground/names.ts'
import type { Page } from '../ground/page-tree.ts'
import { restore, type Source } from '../read/literals.ts'
import { startsRequest } from '../read/verbs.ts'
import { rowNamed, selectableRows, type Selectable } from './selectable.ts'

/** "select X and Y and …". */
const SELECTS = /^(?:select|tick|check|mark) (.+)$/i
const JOINT = /,? and then |, then |,? and |, /gi
/** What points back to the things that were selected. */
const BACK = '(?:them|these|those|it|both|all of them|the selected ones|the selection)'
const POSSESSED = /^(\S+) (?:their|its|the selected \p{L}+s?['’]) (.+)$/iu
const POINTED = new RegExp(`^(\\S+) ${BACK}(?: (.+))?$`, 'i')
/** What is not done to the things themselves: it is read by the page as any request. */
const OWN_READING = pattern('i')`
  ^(?:click|press|tap|hit|tell|show|count|list|scroll|wait|open|go|select|tick|check|untick|uncheck)\b
`

/**
 * "Tick A and B and set their status to Packed": rows that are selected by marks of their own, and what is done to all that is
 * selected then. What does it comes up or is enabled by the selection (WAI-ARIA grid pattern), so that the second part is read
 * by that alone and never by controls that stood there before, such as the filters of the list.
 */
export function fitSelected(plain: string, source: Source, page: Page, message: string): Step[] | undefined {
  const rest = SELECTS.exec(plain)?.[1]
  const rows = rest === undefined ? [] : selectableRows(page)
  if (rest === undefined || rows.length < 2) return undefined
  const named = (text: string) => partsOf(text).map(part => rowNamed(page, rows, restore(part, source)))
  for (const joint of [...rest.matchAll(JOINT)].toReversed()) {
    const deed = deedOnThem(rest.slice(joint.index + joint[0].length))
    const found = deed === undefined ? [] : named(rest.slice(0, joint.index))
    if (deed === undefined || !found.length || found.includes(undefined) || new Set(found).size < found.length) continue
    const said = { said: message, confidence: 0.9 }
    return [
      ...tickOnly(page, rows, found as Selectable[], message),
      { ...said, kind: 'selected', text: restore(deed, source), before: operableNow(page, rows) },
    ]
  }
  return undefined
}

/** Marks of rows, so that these are ticked and no others. */
export function tickOnly(
  page: Page,
  rows: readonly Selectable[],
  wanted: readonly Selectable[],
  message: string,
): Step[] {
  const tick = ({ box }: Selectable, checked: boolean): Step => {
    // By its name it is found again where the list is drawn anew by the tick before.
    const name = box.name || textBeside(page, box) || ''
    return {
      said: message,
      confidence: 0.9,
      kind: 'check',
      target: { said: name || message, name, chosen: box.ref },
      checked,
    }
  }
  return [
    ...rows.filter(row => row.box.checked === true && !wanted.includes(row)).map(row => tick(row, false)),
    ...wanted.map(row => tick(row, true)),
  ]
}

/** The request without the words that point back: "set their status to Packed", "archive them", "delete". */
function deedOnThem(said: string): string | undefined {
  const plain = said.trim()
  if (OWN_READING.test(plain) || !startsRequest(plain)) return undefined
  const [, verb, own] = POSSESSED.exec(plain) ?? []
  if (verb !== undefined) return `${verb} ${own!}`
  const [, pointing, more = ''] = POINTED.exec(plain) ?? []
  if (pointing !== undefined) return `${pointing} ${more}`.trim()
  return /^\S+$/.test(plain) ? plain : undefined
}

/** What can be operated outside of the rows, by role and name: lists are drawn anew when something is ticked. */
export const operableNow = (page: Page, rows: readonly Selectable[]): string[] =>
  outside(page, rows)
    .filter(node => !node.disabled && !node.hidden)
    .map(keyOf)

export const keyOf = ({ role, name, id = '' }: PageNode): string => `${role} ${name} ${id}`

/** All that is not in a row that can be selected. */
export function outside(page: Page, rows: readonly Selectable[]): PageNode[] {
  const inside = new Set(rows.flatMap(({ row }) => [row, ...page.inside(row)]))
  return page.nodes.filter(node => !inside.has(node))
}
