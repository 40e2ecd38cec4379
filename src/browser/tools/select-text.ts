import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { pageError } from '../page-errors.ts'
import { locateElement } from '../page/element.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const selectTextTool = defineTool({
  name: 'select_text',
  title: 'Mark text',
  description: 'Marks the text of an element, or a part of it, as with the mouse.',
  input: z.object({
    ref: ELEMENT_REF,
    text: z.string().min(1).max(100_000).optional().describe('The part; without it, all'),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: false },
  run: async ({ ref, text, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      const marked = await locateElement(page, ref).call<{ missing?: boolean; words: string; holds?: string }>('mark', {
        text,
      })
      if (marked.missing)
        throw pageError(
          'ELEMENT_MISSING',
          `${marked.words} has no text "${text}"${marked.holds ? `; it says "${marked.holds}"` : ''}`,
        )
    }),
  toText: describeAction,
})
