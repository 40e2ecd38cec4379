import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { approach } from '../page/approach.ts'
import { locateElement } from '../page/element.ts'
import { placeInWindow } from '../page/inner-frames.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const hoverTool = defineTool({
  name: 'hover',
  title: 'Move the mouse over',
  description: 'Moves the mouse over an element, so that menus and hints open.',
  input: z.object({
    ref: ELEMENT_REF,
    position: z
      .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
      .optional()
      .describe('Where in the element, as fractions of it; else its middle'),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: false },
  run: async ({ ref, position, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      const element = locateElement(page, ref)
      const aim = await approach(element, { allowDisabled: true, position })
      const [x, y] = await placeInWindow(element.frame, aim.point, aim.words)
      // From beside it, so that entering it is an event also when the mouse is there already.
      await page.mouse.move(x - 2, y - 2)
      await page.mouse.move(x, y)
    }),
  toText: describeAction,
})
