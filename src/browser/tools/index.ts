import { closeTool } from './close.ts'
import { dialogTool } from './dialog.ts'
import { downloadsTool } from './downloads.ts'
import { backTool, forwardTool, reloadTool } from './history.ts'
import { navigateTool } from './navigate.ts'
import { screenshotTool } from './screenshot.ts'
import { clickTool } from './click.ts'
import { snapshotTool } from './snapshot.ts'
import { tabsTool } from './tabs.ts'
import { typeTool } from './type.ts'
import type { BrowserTool } from './tool.ts'
import { uploadTool } from './upload.ts'

/** Every tool of the browser service, in the order in which they are listed. */
export const TOOLS: readonly BrowserTool[] = [
  navigateTool,
  backTool,
  forwardTool,
  reloadTool,
  snapshotTool,
  clickTool,
  typeTool,
  screenshotTool,
  tabsTool,
  dialogTool,
  downloadsTool,
  uploadTool,
  closeTool,
]
