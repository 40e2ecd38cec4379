import { z } from 'zod'
import { ScreenshotResult } from '../../contract/page.ts'
import { keepBytes } from '../files/session-files.ts'
import { takeScreenshot } from '../sessions/take-screenshot.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const screenshotTool = defineTool({
  name: 'screenshot',
  title: 'Take a screenshot',
  description:
    "A picture of what the window shows, of the whole page, or of one element, as a file in the session's folder.",
  input: z.object({
    ref: ELEMENT_REF.optional().describe('Only this element'),
    full_page: z.boolean().default(false).describe('The whole page, not only what the window shows'),
    format: z.enum(['png', 'jpeg']).default('png'),
  }),
  output: ScreenshotResult,
  annotations: { readOnlyHint: true },
  run: async ({ ref, full_page, format }, { session }) => {
    const { bytes, width, height, note } = await takeScreenshot(await session.page(), { ref, full: full_page, format })
    if (note) session.note(note)
    const time = new Date().toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15)
    const file = await keepBytes(session.filesFolder, `screenshot-${time}.${format}`, bytes)
    return { ...(await session.state()), file, width, height, bytes: bytes.length }
  },
})
