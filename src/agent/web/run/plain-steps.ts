import { BrowserFailed, type Step } from '../contract.ts'
import { plainText } from '../ground/match-text.ts'
import { readPage } from '../ground/page-tree.ts'
import { isControl } from '../ground/purposes.ts'
import { act } from './acting/use-element.ts'
import { answerQuestion } from './asking/answer-question.ts'
import { Stopped, type Of, type RunContext } from './context.ts'
import { describeNode } from './finding/describe-node.ts'
import { locate } from './finding/locate.ts'
import { waitFor } from './judging/judge.ts'
import { readFromPage } from './reading/read-page.ts'
import type { ReadResult } from './reading/result.ts'

/** How long what is read is waited for, in milliseconds. */
const READING = 1000

export async function openAddress(step: Of<'open'>, { browser, told, found }: RunContext): Promise<void> {
  const state = await browser.navigate(absolute(step.url, browser.state?.url), step.newTab ? { new_tab: true } : {})
  if (state.status !== undefined && state.status >= 400)
    told.push(`${state.url} answered with the status ${state.status}.`)
  told.push(`Opened “${state.title || state.url}” (${state.url}).`)
  found.ref = undefined
}

const absolute = (url: string, from: string | undefined): string =>
  url.startsWith('/') && from ? new URL(url, from).href : url

/** Back, forward, or the same page anew. */
export const goInHistory =
  (kind: 'back' | 'forward' | 'reload') =>
  async (_: Step, { browser, told }: RunContext): Promise<void> => {
    const state = await browser.go(kind)
    told.push(`${kind === 'reload' ? 'Reloaded' : `Went ${kind} to`} “${state.title || state.url}”.`)
  }

export async function closeBrowser(_: Step, { browser, told }: RunContext): Promise<void> {
  await browser.close()
  told.push('Closed the browser.')
}

/** Reads something from the page. Where nothing was done to it for this message, what is to be read is there, or comes at once. */
export async function extract(step: Of<'extract'>, context: RunContext): Promise<ReadResult> {
  const isNew = context.browser.actedAt === undefined
  const patience = isNew ? Math.min(context.patience, READING) : context.patience
  return keep(await readFromPage(step, { ...context, patience }), context)
}

export const question = async (step: Of<'question'>, context: RunContext): Promise<ReadResult> =>
  keep(await answerQuestion(step, context), context)

/** What was read is told, and is what "it" stands for then. */
function keep(read: ReadResult, { found, told }: RunContext): ReadResult {
  found.result = read.result
  told.push(read.text)
  return read
}

export async function answerDialog(step: Of<'dialog'>, context: RunContext): Promise<void> {
  const { browser, told } = context
  const state = await browser
    .act('dialog', { action: step.action, ...(step.text && { text: step.text }) })
    .catch(async (error: unknown) => {
      if (!(error instanceof BrowserFailed) || !(await pressOfPage(step.text, context))) throw error
    })
  if (!state) return
  const done = step.action === 'accept' ? 'Accepted' : 'Dismissed'
  told.push(`${done} the dialog${step.text ? ` with “${step.text}”` : ''}. The page is “${state.title}”.`)
}

/** A dialog that the page draws itself is answered by its control of that name, where there is only one. */
async function pressOfPage(name: string | undefined, context: RunContext): Promise<boolean> {
  const page = readPage(await context.browser.snapshot())
  const called = page.nodes.filter(
    node =>
      name !== undefined &&
      !node.hidden &&
      !node.editable &&
      isControl(node) &&
      plainText(page.text(node) || node.name) === plainText(name),
  )
  const [only, ...more] = called.filter(
    node => !called.some(other => other !== node && page.ancestors(other).includes(node)),
  )
  if (!only || more.length > 0) return false
  await act('click', { ref: only.ref }, context)
  context.told.push(`Clicked ${describeNode(page, only)}.`)
  return true
}

export async function tellDownloads(_: Of<'downloads'>, { browser, told }: RunContext): Promise<ReadResult> {
  const { files } = await browser.downloads()
  told.push(files.length ? `Downloaded: ${files.map(({ name }) => name).join(', ')}.` : 'Nothing was downloaded.')
  return { text: '', result: files }
}

export async function wait(step: Of<'wait'>, context: RunContext): Promise<void> {
  if (step.seconds !== undefined) {
    await context.browser.go('wait_for', { seconds: Math.min(step.seconds, 60) })
    context.told.push(`Waited ${step.seconds} s.`)
  }
  if (!step.for) return
  const judged = await waitFor(step.for, context, Date.now() + Math.max(context.patience, 10_000))
  if (!judged.holds) throw new Stopped('NOT_AS_EXPECTED', `I waited, but ${judged.actual}.`)
  context.told.push(`Waited until ${judged.expected}.`)
}

export async function screenshot(step: Of<'screenshot'>, context: RunContext): Promise<ReadResult> {
  const located = step.target ? await locate(step.target, 'region', context) : undefined
  const taken = await context.browser.screenshot({
    ...(located && { ref: located.node.ref }),
    ...(step.fullPage && { full_page: true }),
  })
  const of = located
    ? describeNode(located.page, located.node)
    : `${step.fullPage ? 'the whole page' : 'the page'} “${taken.title || taken.url}”`
  context.told.push(`Here is a screenshot of ${of}: ${taken.file} (${taken.width} × ${taken.height}).`)
  return { text: '', result: taken.file }
}

export async function verify(step: Of<'verify'>, context: RunContext): Promise<ReadResult> {
  const judged = await waitFor(step.expectation, context)
  context.sure.push(judged.sure)
  if (!judged.holds) throw new Stopped('NOT_AS_EXPECTED', `Not so: ${judged.expected}. Instead, ${judged.actual}.`)
  context.told.push(`Yes, ${judged.expected}.`)
  return { text: judged.expected, result: true }
}
