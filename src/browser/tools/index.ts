import { assertTool } from './assert.ts'
import { checkTool } from './check.ts'
import { clickAtTool } from './click-at.ts'
import { clickTool } from './click.ts'
import { closeTool } from './close.ts'
import { dialogTool } from './dialog.ts'
import { downloadsTool } from './downloads.ts'
import { dragTool } from './drag.ts'
import { extractTool } from './extract.ts'
import { fillFormTool } from './fill-form.ts'
import { findTool } from './find.ts'
import { backTool, forwardTool, reloadTool } from './history.ts'
import { hoverTool } from './hover.ts'
import { navigateTool } from './navigate.ts'
import { pressKeyTool } from './press-key.ts'
import { screenshotTool } from './screenshot.ts'
import { scrollTool } from './scroll.ts'
import { selectTextTool } from './select-text.ts'
import { selectTool } from './select.ts'
import { snapshotTool } from './snapshot.ts'
import { tabsTool } from './tabs.ts'
import type { BrowserTool } from './tool.ts'
import { typeTool } from './type.ts'
import { uploadTool } from './upload.ts'
import { waitForTool } from './wait-for.ts'

/** Every tool of the browser service, in the order in which they are listed. */
export const TOOLS: readonly BrowserTool[] = [
  navigateTool,
  backTool,
  forwardTool,
  reloadTool,
  snapshotTool,
  findTool,
  clickTool,
  clickAtTool,
  typeTool,
  fillFormTool,
  selectTool,
  checkTool,
  pressKeyTool,
  hoverTool,
  dragTool,
  selectTextTool,
  scrollTool,
  waitForTool,
  extractTool,
  assertTool,
  screenshotTool,
  tabsTool,
  dialogTool,
  downloadsTool,
  uploadTool,
  closeTool,
]
