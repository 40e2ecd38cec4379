import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askFirst } from '../needs-approval/ask-first.ts'
import { pageError } from '../page-errors.ts'
import { elementAtPlace } from '../page/element-at-place.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { defineTool } from './tool.ts'

export const clickAtTool = defineTool({
  name: 'click_at',
  title: 'Click at a place',
  description: 'Clicks at a place of the window, for drawings and maps; elements are clicked by ref.',
  input: z.object({
    x: z.number().min(0).max(20_000).describe('CSS pixels from the left of the window'),
    y: z.number().min(0).max(20_000).describe('From its top'),
    button: z.enum(['left', 'right', 'middle']).default('left'),
    count: z.int().min(1).max(3).default(1),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: true },
  run: async ({ x, y, button, count, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      const element = await elementAtPlace(page, x, y)
      if (!element)
        throw pageError('ELEMENT_MISSING', `There is nothing at ${x}, ${y}; the window does not reach there`)
      const approval = button === 'left' ? await askFirst(context, element, 'click') : undefined
      if (approval) return { approval }
      await page.mouse.click(x, y, { button, clickCount: count })
    }),
  toText: describeAction,
})
