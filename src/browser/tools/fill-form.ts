import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askBeforeChoosing, askFirst } from '../needs-approval/ask-first.ts'
import { clickElement } from '../page/click-element.ts'
import { locateElement, type ElementFacts } from '../page/element.ts'
import { fillField } from '../page/fill-field.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const fillFormTool = defineTool({
  name: 'fill_form',
  title: 'Fill in a form',
  description:
    'Fills in several fields of any kind, one after the other: text, dates, boxes (true or false), lists. With submit, sends the form afterwards.',
  input: z.object({
    fields: z
      .array(
        z.object({
          ref: ELEMENT_REF,
          value: z.union([z.string().max(100_000), z.boolean(), z.array(z.string().max(1000))]),
        }),
      )
      .min(1)
      .max(100),
    submit: z.boolean().default(false).describe("Press the form's button, or Enter where it has none"),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: true },
  run: async ({ fields, submit, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      for (const { ref, value } of fields) {
        const element = locateElement(page, ref)
        const { editable } = await element.call<ElementFacts>('inspect')
        const chosen = typeof value === 'boolean' || (editable && !Array.isArray(value)) ? [] : [value].flat()
        const approval = await askBeforeChoosing(context, element, chosen)
        if (approval) return { approval }
        for (const note of await fillField(element, value)) context.session.note(note)
      }
      if (!submit) return
      const last = locateElement(page, fields.at(-1)!.ref)
      const { button } = await last.call<{ button?: string }>('submitter')
      const target = button ? locateElement(page, button) : last
      const approval = await askFirst(context, target, button ? 'click' : 'enter')
      if (approval) return { approval }
      if (button) await clickElement(target)
      else {
        await last.call('focus', { clear: false })
        await page.keyboard.press('Enter')
      }
    }),
  toText: describeAction,
})
