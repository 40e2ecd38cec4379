import { z } from 'zod'
import { PageState } from '../../contract/page.ts'
import { defineTool } from './tool.ts'

/** Milliseconds that files on their way are waited for. */
const PATIENCE = 20_000

export const downloadsTool = defineTool({
  name: 'downloads',
  title: 'Files that came down',
  description:
    "The files that pages of this session sent, which are in the session's folder. Waits for those on their way.",
  input: z.object({}),
  output: PageState.extend({
    files: z.array(z.object({ name: z.string(), bytes: z.int(), url: z.string().describe('Where it came from') })),
    running: z.int().describe('How many are still on their way'),
  }),
  annotations: { readOnlyHint: true },
  run: async (_args, { session }) => {
    await session.downloads.settled(PATIENCE)
    const files = session.downloads.files.map(file => ({ ...file }))
    return { ...(await session.state()), files, running: session.downloads.running }
  },
})
