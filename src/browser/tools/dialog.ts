import { z } from 'zod'
import { ActionResult } from '../../contract/page.ts'
import { askAboutDialog } from '../needs-approval/ask-about-dialog.ts'
import { defineTool } from './tool.ts'

export const dialogTool = defineTool({
  name: 'dialog',
  title: 'Answer a dialog',
  description:
    'Accepts (OK) or dismisses (Cancel) the dialog that stops the page: confirm, prompt, or the question whether to leave. Alerts are accepted by themselves.',
  input: z.object({
    action: z.enum(['accept', 'dismiss']),
    text: z.string().max(10_000).optional().describe('For a prompt: what to enter'),
  }),
  output: ActionResult,
  annotations: { readOnlyHint: false },
  run: async ({ action, text }, context) => {
    const { session } = context
    await session.context()
    const page = session.tabs.current?.page
    const stopped = session.tabs.all.find(tab => session.dialogs.waitingOn(tab.page))?.page ?? page
    const waiting = stopped && session.dialogs.waitingOn(stopped)
    const approval = waiting && action === 'accept' ? askAboutDialog(context, stopped.url(), waiting) : undefined
    if (approval) return { ...(await session.state()), outcome: 'needs_approval' as const, approval }
    if (stopped) await session.act(() => session.dialogs.answer(stopped, action, text), { on: stopped })
    else await session.dialogs.answer(await session.page(), action, text)
    return { ...(await session.state()), outcome: 'done' as const }
  },
})
