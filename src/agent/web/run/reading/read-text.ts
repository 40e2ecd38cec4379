import type { Extraction } from '../../contract.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import type { RunContext } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { locate } from '../finding/locate.ts'
import type { ReadResult } from './result.ts'

/** Longer text is cut in an answer. */
export const LONGEST_TEXT = 4000

/** The text of the page, or of a part of it. */
export async function readText(
  { target }: Extract<Extraction, { kind: 'text' | 'title' | 'url' }>,
  context: RunContext,
): Promise<ReadResult> {
  const region = target ? await locate(target, 'region', context) : undefined
  const extracted = await context.browser.extract({ kind: 'text', ...(region && { ref: region.node.ref }) })
  const lines = extracted.items.flatMap(({ rows }) => rows.map(row => Object.values(row).join(' ')))
  const text = lines.join('\n').trim()
  return { text: text ? cut(text, LONGEST_TEXT) : 'There is no text on it.', result: text }
}

/** "what does it say" after something was opened: the text of the page's main part, or of the dialog over it. */
export async function textOfMain(context: RunContext): Promise<ReadResult | undefined> {
  const page = readPage(await context.browser.snapshot())
  const ref = context.found.ref
  const last = page.get(ref)
  return last && !isControl(last) ? undefined : textOfPart(page, context)
}

/** The text of the dialog over a page, of its main part, or of all of it. */
export async function textOfPart(page: Page, context: RunContext): Promise<ReadResult | undefined> {
  const part =
    page.nodes.find(({ role, hidden }) => (role === 'dialog' || role === 'alertdialog') && !hidden) ??
    page.nodes.find(({ role }) => role === 'main')
  const { items } = await context.browser.extract({ kind: 'text', ...(part && { ref: part.ref }) })
  const text = items
    .flatMap(({ rows }) => rows.map(row => Object.values(row).join(' ')))
    .join('\n')
    .trim()
  return text ? { text: cut(text, LONGEST_TEXT), result: text } : undefined
}
