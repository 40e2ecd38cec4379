import type { createRandom } from '../../support/apis/random.ts'
import type { RunningProject } from '../components.ts'

export type Random = ReturnType<typeof createRandom>

/** A kind of data that is written, and must be there after a kill. */
export interface Store {
  name: string
  /** One change, of one thing; resolves when it is answered or when nothing answers any more. */
  step(random: Random): Promise<void>
  /** What is not as it was acknowledged; everything runs. `all` looks at everything, else at what was touched since. */
  check(all: boolean): Promise<string[]>
  readonly acknowledged: number
  readonly unanswered: number
}

export type CreateStore = (project: RunningProject) => Store

export interface Answer {
  status: number
  // What is looked at is checked by the one who looks.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

/** Milliseconds that one request may take. */
const PATIENCE = 20_000

/** Asks for JSON; undefined when no whole answer came. */
export async function ask(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw new Error(`${method} ${url} gave no answer`, { cause: error })
    return undefined
  }
}

/** The same where an answer is owed. */
export async function read(url: string): Promise<Answer> {
  const answer = await ask(url, 'GET')
  if (!answer) throw new Error(`${url} does not answer`)
  return answer
}

/** Settles what was asked for by its answer. */
export function note(asked: { acknowledge(): void; refuse(): void }, answer: Answer | undefined): boolean {
  if (!answer) return false
  if (answer.status < 300) asked.acknowledge()
  else asked.refuse()
  return answer.status < 300
}
