import type { Frame } from 'playwright-core'
import { messageOf } from '../../lib/errors.ts'
import { readEngineSource } from './engine-source.ts'
import { frameRefsOf } from './frame-refs.ts'
import { readPage } from './reading.ts'

/** Playwright's name for the engine: a selector engine is its one public way into the isolated world of a frame. */
export const ENGINE = 'agent'

interface Selectors {
  register(name: string, script: { content: string }, options: { contentScript: boolean }): Promise<void>
}

/** Makes refs selectors (`agent=e12`). To be called before the first context of a process is opened; again does nothing. */
export async function registerPageEngine(selectors: Selectors): Promise<void> {
  try {
    await selectors.register(ENGINE, { content: readEngineSource() }, { contentScript: true })
  } catch (error) {
    if (!/already been registered|already registered/i.test(messageOf(error))) throw error
  }
}

/** How long the script in a frame may take, in milliseconds; it limits itself to less. */
const CALL_TIMEOUT = 10_000

/** Operations that go over all of a page. */
const LONG: ReadonlySet<string> = new Set(['snapshot', 'extract', 'look', 'nearest'])

/**
 * Runs an operation of in-page/engine.js in a frame's isolated world. One at a time in a context, because each may give out
 * refs, and no number may be given out twice.
 */
export async function callInFrame<T>(
  frame: Frame,
  operation: string,
  args: unknown,
  { timeout = CALL_TIMEOUT, hasAnswered = false }: { timeout?: number; hasAnswered?: boolean } = {},
): Promise<T> {
  const refs = frameRefsOf(frame.page().context())
  const call = refs.queue.then(async () => {
    const first = refs.next
    const body = Buffer.from(JSON.stringify({ operation, args, first })).toString('base64url')
    const ask = () => frame.textContent(`${ENGINE}=c${body}`, { timeout, strict: false })
    const text = await (LONG.has(operation) ? readPage(frame.page(), ask, hasAnswered) : ask())
    const answer = JSON.parse(text ?? 'null') as { value?: T; next?: number; error?: string; stack?: string } | null
    if (!answer) throw new Error('The page gave no answer')
    if (answer.error !== undefined) throw new Error(`${operation}: ${answer.error}\n${answer.stack ?? ''}`)
    refs.hold(frame, first, answer.next ?? first)
    return answer.value as T
  })
  refs.queue = call.catch(() => undefined)
  return await call
}
