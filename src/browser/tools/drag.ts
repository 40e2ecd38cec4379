import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askBeforeDropping } from '../needs-approval/ask-first.ts'
import { pageError } from '../page-errors.ts'
import { dragElement } from '../page/drag-element.ts'
import { locateElement } from '../page/element.ts'
import { describeAction, runAction, SNAPSHOT_AFTER } from './action.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

const fraction = z.number().min(0).max(1)
const pixels = z.number().min(-20_000).max(20_000)

export const dragTool = defineTool({
  name: 'drag',
  title: 'Drag',
  description: 'Drags an element with the mouse onto another one, or by so many pixels (sliders, drawings).',
  input: z.object({
    from: ELEMENT_REF,
    to: ELEMENT_REF.optional(),
    by: z.object({ x: pixels.default(0), y: pixels.default(0) }).optional(),
    via: z
      .array(z.object({ x: pixels, y: pixels }))
      .max(200)
      .optional()
      .describe('Places on the way, in pixels from where the mouse takes hold: a stroke that is drawn freehand'),
    position: z.object({ x: fraction, y: fraction }).optional().describe('Where in `to`, as fractions of it'),
    grip: z
      .object({ x: fraction, y: fraction })
      .optional()
      .describe('Where in `from` the mouse takes hold, as fractions of it; else its middle'),
    snapshot: SNAPSHOT_AFTER,
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false, destructiveHint: false },
  run: async ({ from, to, by, via, position, grip, snapshot }, context) => {
    if (!to && !by) throw pageError('WRONG_REQUEST', 'Where to: `to` names an element, `by` pixels')
    return await runAction(context, { snapshot }, async page => {
      const options = { to: to === undefined ? undefined : locateElement(page, to), by, via, position, grip }
      const dragged = locateElement(page, from)
      const approval = options.to && (await askBeforeDropping(context, dragged, options.to))
      if (approval) return { approval }
      for (const note of await dragElement(dragged, options)) context.session.note(note)
    })
  },
  toText: describeAction,
})
