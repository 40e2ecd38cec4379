import { navigateTool } from './navigate.ts'
import { snapshotTool } from './snapshot.ts'
import type { BrowserTool } from './tool.ts'

/** Every tool of the browser service, in the order in which they are listed. */
export const TOOLS: readonly BrowserTool[] = [navigateTool, snapshotTool]
