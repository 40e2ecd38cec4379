import { z } from 'zod'
import { defineTool } from './tool.ts'

export const closeTool = defineTool({
  name: 'close',
  title: 'Close the browser session',
  description: "Closes all tabs of this session and forgets its cookies. The files in the session's folder stay.",
  input: z.object({}),
  output: z.object({ closed: z.boolean().describe('False when nothing was open') }),
  annotations: { readOnlyHint: true, idempotentHint: true },
  run: async (_args, { session }) => ({ closed: await session.close() }),
})
