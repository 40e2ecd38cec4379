import { setTimeout as delay } from 'node:timers/promises'
import type { PageSnapshot } from '../../../../contract/page.ts'
import type { Expectation } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { waitUntil } from '../wait-until.ts'
import { judgeCount, judgeState } from './judge-element.ts'
import { judgeText, compare, judgeAddress, judgePage } from './judge-text.ts'
import { judgeValue } from './judge-value.ts'

/** What came of an expectation: whether it holds, said both ways. */
export interface Judged {
  holds: boolean
  expected: string
  actual: string
  /** How sure it is that the right thing was looked at. */
  sure: number
  /** The part of the page that it is about is not there: nothing was looked at. */
  isMissing?: true
}

const PAUSE = 250

/** Waits until the expectation holds; from `end` on (milliseconds since 1970) says what is so instead. */
export async function waitFor(
  expectation: Expectation,
  context: RunContext,
  end = waitUntil(context),
): Promise<Judged> {
  for (;;) {
    const judged = await judge(expectation, context)
    if (judged.holds || Date.now() > end) return judged
    await delay(PAUSE, undefined, { signal: context.browser.signal })
  }
}

/** Whether something is so on the page now. */
export async function judge(expectation: Expectation, context: RunContext): Promise<Judged> {
  const snapshot = await context.browser.snapshot()
  const judged = await judgePlain(expectation, snapshot, context)
  if (!expectation.not) return judged
  const expected = denied(judged.expected)
  return { ...judged, holds: !judged.holds, expected }
}

/** The opposite of a statement: its own verb is denied, never one in a name that it quotes. */
export const denied = (statement: string): string =>
  statement.replace(/^((?:“[^”]*”|[^“])*?) (is|are|contains)(?= )/, (_, about: string, verb: string) =>
    verb === 'contains' ? `${about} does not contain` : `${about} ${verb} not`,
  )

async function judgePlain(expectation: Expectation, snapshot: PageSnapshot, context: RunContext): Promise<Judged> {
  const page = readPage(snapshot)
  switch (expectation.kind) {
    case 'text':
      return judgeText(expectation, page, context)
    case 'title':
      return compare('the title', snapshot.title, expectation.text, expectation.how)
    case 'url':
      return judgeAddress(snapshot.url, expectation.text, expectation.how)
    case 'page':
      return judgePage(page, expectation.text)
    case 'count':
      return judgeCount(expectation, snapshot, context)
    case 'state':
      return judgeState(expectation, snapshot, context)
    case 'value':
      return judgeValue(expectation, snapshot, context)
  }
}
