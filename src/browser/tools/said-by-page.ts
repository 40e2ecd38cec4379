import type { Page } from 'playwright-core'
import { callInFrame } from '../page/page-engine.ts'

/** A page that is busy or stopped has said nothing. */
const PATIENCE = 400

/** What the page tells its reader by itself (WAI-ARIA live regions: alert, status), as it stands there. */
export const saidByPage = async (page: Page): Promise<string[]> =>
  await callInFrame<string[]>(page.mainFrame(), 'announced', {}, { timeout: PATIENCE }).catch(() => [])
