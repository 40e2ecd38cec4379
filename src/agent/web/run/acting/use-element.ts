import { BrowserFailed, type ActingTool, type Purpose, type Target } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { find, locate, type Located } from '../finding/locate.ts'

/** Uses an element, and tells what the page said to it: dialogs and downloads. */
export async function act(tool: ActingTool, args: Record<string, unknown>, context: RunContext): Promise<void> {
  const result = await context.browser.act(tool, args).catch(async (error: unknown) => {
    if (tool !== 'click' || !(await pointAtUnseen(error, args['ref'], context))) throw error
    return context.browser.act(tool, args)
  })
  for (const dialog of result.dialogs ?? [])
    context.told.push(
      `The page ${dialog.state === 'waiting' ? 'asks' : 'said'}: “${dialog.message}”${dialog.state === 'waiting' ? '' : ` (${dialog.state})`}.`,
    )
  for (const file of result.downloads ?? []) context.told.push(`Downloaded ${file}.`)
}

const isUnseen = (error: unknown): boolean => error instanceof BrowserFailed && /\bnot visible\b/.test(error.message)

/** What is shown only under the mouse: the row or entry that it belongs to is pointed at. False: it belongs to none. */
export async function pointAtUnseen(error: unknown, ref: unknown, { browser }: RunContext): Promise<boolean> {
  if (!isUnseen(error)) return false
  const page = readPage(await browser.snapshot())
  const node = typeof ref === 'string' ? page.get(ref) : undefined
  const item = node && page.ancestors(node).find(({ role, hidden }) => !hidden && ITEM.test(role))
  if (!item) return false
  await browser.act('hover', { ref: item.ref })
  return true
}

const ITEM = /^(?:row|listitem|article|treeitem|menuitem)$/

/** All that are meant, in document order; they are taken as they are now. */
export async function locateEach(target: Target, purpose: Purpose, context: RunContext): Promise<Located[]> {
  const first = await locate(target, 'read', context)
  const all = find({ ...target, all: true }, first.page.snapshot, purpose, context)
  const top = all[0]?.score ?? 0
  return all.filter(({ score }) => score > top - 0.1).sort((a, b) => a.page.order(a.node) - b.page.order(b.node))
}
