import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { PageState } from '../../contract/page.ts'
import { AgentError } from '../../lib/errors.ts'
import { pageError } from '../page-errors.ts'
import { describeStates, isIn, STATES, type ElementState, type StateFacts } from '../page/element-state.ts'
import { locateElement } from '../page/element.ts'
import { describeInstead, findTexts } from '../page/page-text.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

const PAUSE = 100

export const waitForTool = defineTool({
  name: 'wait_for',
  title: 'Wait',
  description:
    'Waits until a text is shown or gone, an element is in a state, the address contains a text, or so many seconds.',
  input: z.object({
    text: z.string().min(1).max(2000).optional().describe('Is shown'),
    gone: z.string().min(1).max(2000).optional().describe('Is not shown any more'),
    ref: ELEMENT_REF.optional(),
    state: z.enum(STATES).optional().describe('Of `ref`; visible when not said'),
    url: z.string().min(1).max(2000).optional().describe('Is in the address'),
    seconds: z.number().min(0).max(60).optional(),
    timeout: z.number().min(0).max(60).default(10).describe('Seconds'),
  }),
  output: PageState,
  annotations: { readOnlyHint: true },
  run: async ({ seconds, timeout, ...wanted }, { session, signal }) => {
    const page = await session.page()
    if (seconds !== undefined) await sleep(seconds * 1000, undefined, { signal })
    const until = performance.now() + timeout * 1000
    for (;;) {
      const missing = await findMissing(page, wanted)
      if (!missing) return await session.state()
      if (performance.now() > until) throw pageError('PAGE_TIMEOUT', `After ${timeout} s ${await missing()}`)
      await sleep(PAUSE, undefined, { signal })
    }
  },
})

interface Wanted {
  text?: string
  gone?: string
  ref?: string
  state?: ElementState
  url?: string
}

/** What is not so yet, in words on demand; nothing when all is as wanted. */
async function findMissing(
  page: Page,
  { text, gone, ref, state, url }: Wanted,
): Promise<(() => Promise<string>) | undefined> {
  if (url !== undefined && !page.url().includes(url)) return async () => `the address is ${page.url()}`
  if (text !== undefined || gone !== undefined) {
    const [isShown = true, isStill = false] = await findTexts(page, [text ?? '', gone ?? ''])
    if (text !== undefined && !isShown)
      return async () => `"${text}" is not shown; ${await describeInstead(page, text)}`
    if (gone !== undefined && isStill) return async () => `"${gone}" is still shown`
  }
  if (ref === undefined) return undefined
  const facts = await readState(page, ref)
  return isIn(state ?? 'visible', facts) ? undefined : async () => `${describeStates(facts)}, not ${state ?? 'visible'}`
}

/** State of an element; undefined when it is not on the page any more. */
export async function readState(page: Page, ref: string): Promise<StateFacts | undefined> {
  try {
    return await locateElement(page, ref).call<StateFacts>('state')
  } catch (error) {
    if (error instanceof AgentError && error.code === 'ELEMENT_MISSING') return undefined
    throw error
  }
}
