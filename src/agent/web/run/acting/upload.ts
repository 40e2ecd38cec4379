import { readPage } from '../../ground/page-tree.ts'
import type { RunContext, Of } from '../context.ts'
import { locate } from '../finding/locate.ts'
import { act } from './use-element.ts'

/** Gives files of the session's folder to a file field. */
export async function upload(step: Of<'upload'>, context: RunContext): Promise<void> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const fields = page.nodes.filter(node => node.type === 'file')
  const located = step.target
    ? await locate(step.target, 'upload', context)
    : fields.length === 1
      ? { page, node: fields[0]! }
      : await locate({ said: 'file field', name: 'file', otherNames: ['upload', 'attachment'] }, 'upload', context)
  await act('upload', { ref: located.node.ref, files: step.files }, context)
  context.told.push(`Uploaded ${step.files.join(', ')}.`)
}
