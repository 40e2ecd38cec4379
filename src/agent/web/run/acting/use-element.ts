import type { ActingTool, Purpose, Target } from '../../contract.ts'
import type { RunContext } from '../context.ts'
import { find, locate, type Located } from '../finding/locate.ts'

/** Uses an element, and tells what the page said to it: dialogs and downloads. */
export async function act(tool: ActingTool, args: Record<string, unknown>, context: RunContext): Promise<void> {
  const result = await context.browser.act(tool, args)
  for (const dialog of result.dialogs ?? [])
    context.told.push(
      `The page ${dialog.state === 'waiting' ? 'asks' : 'said'}: “${dialog.message}”${dialog.state === 'waiting' ? '' : ` (${dialog.state})`}.`,
    )
  for (const file of result.downloads ?? []) context.told.push(`Downloaded ${file}.`)
}

/** All that are meant, in document order; they are taken as they are now. */
export async function locateEach(target: Target, purpose: Purpose, context: RunContext): Promise<Located[]> {
  const first = await locate(target, 'read', context)
  const all = find({ ...target, all: true }, first.page.snapshot, purpose, context)
  const top = all[0]?.score ?? 0
  return all.filter(({ score }) => score > top - 0.1).sort((a, b) => a.page.order(a.node) - b.page.order(b.node))
}
