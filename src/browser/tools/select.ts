import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askBeforeChoosing } from '../needs-approval/ask-first.ts'
import { locateElement } from '../page/element.ts'
import { selectOptions } from '../page/select-options.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const selectTool = defineTool({
  name: 'select',
  title: 'Choose from a list',
  description:
    'Chooses options of a list or combo box, native or made of other elements, by what they say or by value.',
  input: z.object({
    ref: ELEMENT_REF,
    values: z
      .array(z.string().max(1000))
      .min(1)
      .max(100)
      .describe('Labels or values; several only where the list allows it'),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, idempotentHint: true },
  run: async ({ ref, values, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      const element = locateElement(page, ref)
      const approval = await askBeforeChoosing(context, element, values)
      if (approval) return { approval }
      await selectOptions(element, values)
    }),
  toText: describeAction,
})
