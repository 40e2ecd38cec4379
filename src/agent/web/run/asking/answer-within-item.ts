import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import { menuIn, opensMenu } from '../../goals/mechanisms/item-controls.ts'
import { destinationOf } from '../../ground/destination.ts'
import { isControl } from '../../ground/purposes.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { leave, openerOf, openPart } from '../acting/open-part.ts'
import { cut } from '../finding/describe-node.ts'
import { itemSpoken } from '../finding/item-spoken.ts'
import type { PageAnswer } from './ask-page.ts'

/** What is in something is not what the row about it says: "what is in order 7?", "what does the hamper contain?". */
const CONTENTS = pattern('i')`
  ^\W*(?:
    what(?:'s|’s|\ is|\ was|\ are|\ were)(?:\ all)?(?:\ there)?\ (?:in|inside|within|included\ in|contained\ in)\ \S
    |what\ (?:do|does|did)\ .+\ (?:contain|include|consist\ of|say)\W*$
  )
`
export const asksContents = (question: string): boolean => CONTENTS.test(question)

/** How sure an answer is that tells of a thing where what is in it was asked for. */
export const LEAST_OF_ROW = 0.55
const LONGEST_CONTENTS = 600
/** What is written to be read: to open it is to read it. */
const WRITTEN = /\b(?:e-?mails?|mails?|messages?|letters?|posts?|threads?|conversations?|tickets?|notes?|articles?)\b/i
const STATE = /^(?:checkbox|switch|radio|option)$/

/**
 * What a question asks for may stand in an item that is not open: the mail, ticket or order that it speaks of is opened, where that
 * only shows more, and the question is asked again; in vain it is closed again. Undefined where no item is spoken of.
 */
export async function answerWithinItem(
  question: string,
  context: RunContext,
  ask: () => Promise<PageAnswer | undefined>,
): Promise<PageAnswer | undefined> {
  const before = readPage(await context.browser.snapshot())
  const spoken = itemSpoken(question, before)
  const opener = spoken && [spoken.item, ...spoken.around].map(item => showing(before, item, question)).find(Boolean)
  const part = opener && (await openPart(opener, before, context))
  if (!spoken || !part) return undefined
  const name = cut(before.text(spoken.item), 60)
  const answer = asksContents(question)
    ? contentsOf(part, readPage(await context.browser.snapshot()), before, name)
    : await ask()
  if (answer) context.told.push(`Opened “${name}”.`)
  else await leave(part, before, context)
  return answer
}

/**
 * What shows more of an item, and does nothing else: a fold, a link that leads somewhere, a control that says so. The item itself,
 * which might as well be a switch, only where it is asked for what is in it or written there.
 */
function showing(page: Page, item: PageNode, question: string): PageNode | undefined {
  const inside = page.inside(item)
  const fold = inside.filter(node => node.expanded === false && !node.disabled && !opensMenu(node))
  if (fold.length === 1) return fold[0]
  const opener = openerOf(page, item)
  if (!opener || opener === menuIn(page, item) || STATE.test(opener.role) || /\bedit\b/i.test(opener.name))
    return undefined
  if (!isControl(opener)) return asksContents(question) || WRITTEN.test(question) ? opener : undefined
  return opener.role === 'link' && destinationOf(opener) === undefined ? undefined : opener
}

/** All that came up and is no control, as it stands there; a list may be drawn anew around it. */
function contentsOf(part: PageSnapshot, page: Page, before: Page, name: string): PageAnswer | undefined {
  const fresh = new Set(part.nodes.map(({ ref }) => ref))
  const known = new Set(before.nodes.map(node => node.name.trim()))
  const texts = page.nodes
    .filter(node => fresh.has(node.ref))
    .filter(node => page.children(node).length === 0 && /[\p{L}\p{N}]/u.test(node.name))
    .filter(node => ![node, ...page.ancestors(node)].some(isControl))
    .map(node => page.text(node).trim() || node.name.trim())
  const lines = [...new Set(texts)].filter(line => !known.has(line))
  const text = cut(lines.join(' · '), LONGEST_CONTENTS)
  return text ? { text: `In “${name}”: ${text}`, result: lines, confidence: 0.7 } : undefined
}
