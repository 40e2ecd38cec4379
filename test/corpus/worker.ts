import { parentPort } from 'node:worker_threads'
import { messageOf } from '../../src/lib/errors.ts'
import { checkDescription, type Findings } from './check-description.ts'
import type { Description } from './list-descriptions.ts'

/** Checks one description after the other, as they are sent; answers with the findings, or why there are none. */
export type WorkerAnswer = { findings: Findings } | { name: string; crashed: string }

async function answer(description: Description): Promise<WorkerAnswer> {
  try {
    return { findings: await checkDescription(description) }
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : ''
    return { name: description.name, crashed: messageOf(error) + cause }
  }
}

parentPort?.on('message', (description: Description) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void answer(description).then(found => parentPort?.postMessage(found))
})
