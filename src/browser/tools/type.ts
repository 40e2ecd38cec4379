import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askFirst } from '../needs-approval/ask-first.ts'
import { isInPlainField, mayHearTyping } from '../page/ask-browser.ts'
import { focusedElement, locateElement } from '../page/element.ts'
import { typeInto } from '../page/type-into.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const typeTool = defineTool({
  name: 'type',
  title: 'Type',
  description:
    'Types text into a field (also rich text; dates as 2026-11-21, times as 14:30, colours as #ff0000, sliders as a number).',
  input: z.object({
    text: z.string().max(100_000),
    ref: ELEMENT_REF.optional().describe('The field; without it, what has the focus'),
    clear: z.boolean().default(true).describe('Replace what is in it; false: write after it'),
    submit: z.boolean().default(false).describe('Press Enter after it'),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: true },
  run: async ({ text, ref, clear, submit, snapshot }, context) => {
    let isUnnoticed = async (): Promise<boolean> => false
    return await runAction(context, { snapshot, isUnnoticed: () => isUnnoticed() }, async page => {
      const element = ref ? locateElement(page, ref) : await focusedElement(page)
      // Found out while it is typed.
      const mayHear = element && !submit ? mayHearTyping(element.frame) : undefined
      if (mayHear) isUnnoticed = async () => !(await mayHear) && (await isInPlainField(page))
      if (element) for (const note of await typeInto(element, text, clear)) context.session.note(note)
      else await page.keyboard.type(text)
      if (!submit) return
      const focused = (await focusedElement(page)) ?? element
      const approval = focused && (await askFirst(context, focused, 'enter'))
      if (approval) return { approval }
      await page.keyboard.press('Enter')
    })
  },
  toText: describeAction,
})
