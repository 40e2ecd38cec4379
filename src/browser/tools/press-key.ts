import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askBeforeDeleteKey, askFirst } from '../needs-approval/ask-first.ts'
import { focusedElement, locateElement } from '../page/element.ts'
import { pressKeys, readKey } from '../page/press-keys.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const pressKeyTool = defineTool({
  name: 'press_key',
  title: 'Press a key',
  description:
    'Presses a key or a combination (Enter, Escape, ArrowDown, Control+A), in an element or where the focus is.',
  input: z.object({
    key: z.string().min(1).max(50),
    ref: ELEMENT_REF.optional().describe('Gets the focus first'),
    count: z.int().min(1).max(200).default(1),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: true },
  run: async ({ key: name, ref, count, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      const key = readKey(name)
      if (ref) await locateElement(page, ref).call('takeFocus')
      // Enter sends forms and presses buttons, the space bar presses buttons.
      if (/(^|\+)(Enter|NumpadEnter|Space| )$/.test(key)) {
        const focused = await focusedElement(page)
        const approval = focused && (await askFirst(context, focused, /Enter$/.test(key) ? 'enter' : 'space'))
        if (approval) return { approval }
      }
      if (/(^|\+)(Delete|Backspace)$/.test(key)) {
        const focused = await focusedElement(page)
        const approval = focused && (await askBeforeDeleteKey(context, focused))
        if (approval) return { approval }
      }
      await pressKeys(page, key, count)
    }),
  toText: describeAction,
})
