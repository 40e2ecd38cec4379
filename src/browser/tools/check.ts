import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askFirst } from '../needs-approval/ask-first.ts'
import { checkElement } from '../page/check-element.ts'
import { locateElement } from '../page/element.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const checkTool = defineTool({
  name: 'check',
  title: 'Tick',
  description: 'Ticks or unticks a box, switch or radio button. Does nothing when it is so already.',
  input: z.object({ ref: ELEMENT_REF, checked: z.boolean().default(true), snapshot: SNAPSHOT_AFTER }),
  output: ActionResult,
  annotations: { readOnlyHint: false, idempotentHint: true },
  run: async ({ ref, checked, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      const element = locateElement(page, ref)
      const approval = await askFirst(context, element, 'click')
      if (approval) return { approval }
      await checkElement(element, checked)
    }),
  toText: describeAction,
})
