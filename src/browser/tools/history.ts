import { z } from 'zod'
import { PageState } from '../../contract/page.ts'
import { defineTool } from './tool.ts'

const historyTool = (direction: 'back' | 'forward' | 'reload', title: string, description: string) =>
  defineTool({
    name: direction,
    title,
    description,
    input: z.object({}),
    output: PageState,
    annotations: { readOnlyHint: true },
    run: async (_args, { session, signal }) => {
      await session.go(direction, signal)
      return await session.state()
    },
  })

export const backTool = historyTool('back', 'Go back', 'Goes to the page before this one in the current tab.')
export const forwardTool = historyTool('forward', 'Go forward', 'Goes to the page after this one in the current tab.')
export const reloadTool = historyTool('reload', 'Reload the page', 'Asks for the page of the current tab again.')
