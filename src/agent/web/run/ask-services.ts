import type { Step, Target } from '../contract.ts'
import { calledOf } from '../ground/ground.ts'
import { isField } from '../ground/names.ts'
import { readPage } from '../ground/page-tree.ts'
import { type RunContext, ServiceWaits, Stopped } from './context.ts'
import { readFromPage } from './reading/read-page.ts'
import type { ReadResult } from './reading/result.ts'
import { shownBy } from './reading/shown.ts'

/**
 * Asks the services, or has something changed there. What is named of the page becomes part of the request in words: "create a
 * lead" with the name and the e-mail of the page is read as "create a lead with name "…" and e-mail "…"".
 */
export async function askServices(step: Extract<Step, { kind: 'api' }>, context: RunContext): Promise<ReadResult> {
  const given = step.fields && (await readGiven(step.fields, context))
  const message = given
    ? `${step.message} with ${given.map(({ name, value }) => `${name} ${JSON.stringify(value)}`).join(' and ')}`
    : step.message
  const answer = await context.ask(message)
  context.sure.push(answer.confidence)
  if (answer.pending) throw new ServiceWaits({ ...answer, pending: answer.pending })
  if (answer.failed) throw new Stopped(answer.failed.code, answer.response)
  context.found.result = answer.result
  context.told.push(answer.response)
  return { text: answer.response, result: answer.result }
}

interface Given {
  name: string
  value: string
}

/** The values of the page that are named; with none named, all that its fields hold. */
async function readGiven(fields: Target[], context: RunContext): Promise<Given[]> {
  if (!fields.length) return fieldsOfPage(context)
  const out: Given[] = []
  for (const target of fields) {
    const name = target.name ?? target.said
    const read = await readFromPage(
      { said: target.said, confidence: 1, kind: 'extract', extraction: { kind: 'value', target } },
      context,
    )
    if (typeof read.result !== 'string' || !read.result.trim())
      throw new Stopped('NOT_FOUND', `The page shows no “${name}” that could be taken.`)
    out.push({ name: name.toLowerCase(), value: read.result.trim() })
  }
  return out
}

async function fieldsOfPage(context: RunContext): Promise<Given[]> {
  const page = readPage(await context.browser.snapshot())
  const filled = page.nodes.filter(
    node => isField(node) && node.type !== 'password' && node.value && node.checked === undefined,
  )
  const given = filled.map(node => ({
    name: calledOf(page, node)
      .replace(/[\s:*]+$/, '')
      .toLowerCase(),
    value: shownBy(page, node),
  }))
  if (!given.length)
    throw new Stopped(
      'NEEDS_INPUT',
      'Which values of the page do you mean? Name them, like “the name and the e-mail on this page”.',
    )
  return given
}
