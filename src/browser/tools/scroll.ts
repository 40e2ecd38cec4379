import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { locateElement } from '../page/element.ts'
import { callInFrame } from '../page/page-engine.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

interface Scrolled {
  moved: boolean
  top?: number
  end?: number
  words?: string
}

export const scrollTool = defineTool({
  name: 'scroll',
  title: 'Scroll',
  description: 'Scrolls the page, or the area that an element is in; or brings an element into view.',
  input: z.object({
    ref: ELEMENT_REF.optional(),
    direction: z.enum(['up', 'down', 'left', 'right']).default('down'),
    amount: z.number().min(1).max(1_000_000).optional().describe('Pixels; else most of a window'),
    to: z.enum(['top', 'bottom', 'into_view']).optional(),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: false },
  run: async ({ ref, direction, amount, to, snapshot }, context) =>
    await runAction(context, { snapshot }, async page => {
      const how = { direction, amount, to: to === 'into_view' && !ref ? undefined : to }
      const scrolled = ref
        ? await locateElement(page, ref).call<Scrolled>('scroll', how)
        : await callInFrame<Scrolled>(page.mainFrame(), 'scroll', how)
      if (!scrolled.moved) context.session.note(`${scrolled.words ?? 'It'} does not scroll any further that way.`)
    }),
  toText: describeAction,
})
