import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { uploadPath } from '../files/session-files.ts'
import { locateElement } from '../page/element.ts'
import { giveFiles } from '../sessions/give-files.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const uploadTool = defineTool({
  name: 'upload',
  title: 'Give the page files',
  description:
    "Chooses files of the session's folder in a file field, or with the button that asks for files. Names only, no paths.",
  input: z.object({
    ref: ELEMENT_REF.describe('The file field, its label or the button'),
    files: z.array(z.string().min(1).max(255)).min(1).max(20).describe("Names in the session's folder"),
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false },
  run: async ({ ref, files }, { session, settings }) => {
    const paths = await Promise.all(files.map(name => uploadPath(session.filesFolder, name)))
    await session.act(async page => {
      await giveFiles(page, locateElement(page, ref), paths, settings.action_timeout * 1000)
    })
    return { ...(await session.state()), outcome: 'done' as const }
  },
})
