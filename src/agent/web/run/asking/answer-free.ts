import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import { fitControl } from '../../fit/fit-control.ts'
import { itemOf } from '../../goals/items.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { ReadResult } from '../reading/result.ts'

/** A question whether something can still be had. */
const ASKS = pattern('i')`
  ^\W*(?:is|are) (?:the |my |our )?(.+?) (?:still |also |already )?
  (free|available|vacant|taken|booked|sold out|occupied|gone|reserved|full|open|left)(?: now| yet)?[\s?.!]*$
`
const GONE = /^(?:taken|booked|sold out|occupied|gone|reserved|full)$/i
/** What a control says of itself where it cannot be had. */
const UNAVAILABLE = /\b(?:taken|booked(?: out| up)?|sold out|unavailable|not available|occupied|reserved|full|gone)\b/i
const CHOSEN = /^(?:button|checkbox|radio|option|gridcell|switch|link|menuitemradio)$/

/** A thing that can be looked at and not be had: its own row or card says so. */
const isSoldOut = (page: Page, node: PageNode): boolean =>
  node.role === 'link' &&
  page
    .inside(itemOf(page, node))
    .some(
      ({ name, role }) =>
        role !== 'link' && /^\W*(?:out of stock|sold out|unavailable|not available|no longer available)\b/i.test(name),
    )

/**
 * "is seat B2 still free?", "is the Monday 9:20 slot taken?": the one control that the words name, among others of its kind,
 * can be had unless it is disabled or says that it cannot (WAI-ARIA aria-disabled).
 */
export function answerFree(question: string, page: Page): (ReadResult & { confidence: number }) | undefined {
  const match = ASKS.exec(question)
  if (!match) return undefined
  // What cannot be had is disabled, and is looked for all the same.
  const { snapshot } = page
  const usable: PageSnapshot = { ...snapshot, nodes: snapshot.nodes.map(node => ({ ...node, disabled: false })) }
  const [step] = fitControl(`choose ${match[1]}`, usable) ?? []
  const ref = step && 'target' in step ? step.target?.chosen : undefined
  const node = readPage(snapshot).get(ref)
  if (!node || !CHOSEN.test(node.role)) return undefined
  const alike = page.nodes.filter(({ role, tag }) => role === node.role && tag === node.tag)
  if (alike.length < 3) return undefined
  const isFree = !node.disabled && !UNAVAILABLE.test(`${node.name} ${node.title ?? ''}`) && !isSoldOut(page, node)
  const result = GONE.test(match[2]!) ? !isFree : isFree
  const text = `${result ? 'Yes' : 'No'}: “${node.name}” ${isFree ? 'can be chosen' : 'cannot be chosen'}.`
  return { result, text, confidence: 0.75 }
}
