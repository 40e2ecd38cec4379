import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askFirst } from '../needs-approval/ask-first.ts'
import { clickElement } from '../page/click-element.ts'
import { locateElement } from '../page/element.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

const fraction = z.number().min(0).max(1)

export const clickTool = defineTool({
  name: 'click',
  title: 'Click',
  description:
    'Clicks an element. What would buy, pay, delete, send or publish does nothing and answers needs_approval instead.',
  input: z.object({
    ref: ELEMENT_REF,
    button: z.enum(['left', 'right', 'middle']).default('left'),
    count: z.int().min(1).max(3).default(1).describe('2 is a double click'),
    modifiers: z
      .array(z.enum(['Alt', 'Control', 'Meta', 'Shift']))
      .max(4)
      .default([]),
    position: z
      .object({ x: fraction, y: fraction })
      .optional()
      .describe('Where in the element, as fractions of it; else its middle'),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: true },
  run: async ({ ref, button, count, modifiers, position, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      const element = locateElement(page, ref)
      const approval = button === 'left' ? await askFirst(context, element, 'click', position) : undefined
      if (approval) return { approval }
      await clickElement(element, { button, count, modifiers, position })
    }),
  toText: describeAction,
})
