import { createHash } from 'node:crypto'
import type { PageSnapshot } from '../../../contract/page.ts'
import type { Doing } from './actions.ts'
import { signatureOf } from './page-differences.ts'
import { tellingNodes } from './view-page.ts'

/** Times that one action is made on the same page: what moves the view or waits shows no other page by itself. */
const MOST_TIMES = { scroll: 5, wait: 3, press: 3 } as Partial<Record<Doing['do'], number>>

/** Whether a loop gets anywhere: the same action on a page that is as it was then leads where it led then. */
export interface Progress {
  /** Notes that an action is about to be made; true when it was made on this very page before. */
  isRepeated(action: Doing, page: PageSnapshot): boolean
}

export function watchProgress(): Progress {
  const made = new Map<string, number>()
  return {
    isRepeated(action, page) {
      const key = `${fingerprintOf(page)} ${JSON.stringify(action)}`
      const times = (made.get(key) ?? 0) + 1
      made.set(key, times)
      return times > (MOST_TIMES[action.do] ?? 1)
    },
  }
}

/** What a page is, as far as anybody sees it. */
const fingerprintOf = (page: PageSnapshot): string =>
  createHash('sha256')
    .update(JSON.stringify([page.url, page.tab, tellingNodes(page.nodes).map(node => [node.ref, signatureOf(node)])]))
    .digest('base64')
