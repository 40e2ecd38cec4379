import { NeedsApproval, type Step } from '../contract.ts'
import { hasOnlyLooked } from '../has-only-looked.ts'
import { isFilling, readByPage, readByPageOrWords } from '../fit/to-steps.ts'
import { readGoal } from '../goals/solve-goal.ts'
import { select, check } from './acting/choose.ts'
import { click, set } from './acting/click.ts'
import { answerQuestion } from './asking/answer-question.ts'
import { completeDialog } from './acting/complete-dialog.ts'
import { dismiss } from './acting/dismiss.ts'
import { fillFrom } from './acting/fill-from.ts'
import { fill, type, clear } from './acting/fill.ts'
import { follow } from './acting/follow.ts'
import { login } from './acting/login.ts'
import { useRowMenu } from './acting/row-menu.ts'
import { lookBehind } from './acting/look-behind.ts'
import { press, hover, drag, selectText, scroll } from './acting/point.ts'
import { search } from './acting/search.ts'
import { apply } from './acting/apply.ts'
import { sortColumn } from './acting/sort-column.ts'
import { submit } from './acting/submit.ts'
import { upload } from './acting/upload.ts'
import { useTabs } from './acting/use-tabs.ts'
import { askServices } from './ask-services.ts'
import { Stopped, Interrupted, ServiceWaits, type RunContext, type Of } from './context.ts'
import { describeNode } from './finding/describe-node.ts'
import { find, locate } from './finding/locate.ts'
import { repeat, each } from './flow/repeat.ts'
import { judgeComparison } from './judging/compare-figures.ts'
import { waitFor } from './judging/judge.ts'
import { waitUntil } from './wait-until.ts'
import { readFromPage } from './reading/read-page.ts'
import type { ReadResult } from './reading/result.ts'

/** How long what is read is waited for, in milliseconds. */
const READING = 1000
/** A goal that is less sure than this is not tried. */
const LEAST_GOAL = 0.5

/** Carries out steps in their order. Throws `Interrupted` where they wait, `Stopped` or `BrowserFailed` where they end. */
export async function runSteps(steps: readonly Step[], context: RunContext): Promise<ReadResult | undefined> {
  let last: ReadResult | undefined
  steps = await ticksFirst(steps, context)
  for (const [at, step] of steps.entries()) {
    const rest = steps.slice(at + 1)
    try {
      last = (await runOrUnfold(step, steps, context)) ?? last
    } catch (error) {
      if (error instanceof Interrupted) throw new Interrupted(error.reason, [...error.rest, ...rest])
      // What waits for its tool was not begun; what waits for its outcome is done by the call itself.
      if (error instanceof NeedsApproval)
        throw new Interrupted(
          error,
          error.approval.fingerprint === '' ? [step, ...rest] : [...restOfGoal(error), ...rest],
        )
      if (error instanceof ServiceWaits) throw new Interrupted(error, rest)
      if (error instanceof Stopped && error.options) throw new Interrupted(error, [step, ...rest])
      if (at > 0 && error instanceof Stopped && (await doneAsGoal([step, ...rest], error, context))) return last
      throw error
    }
  }
  return last
}

/** Deeds on the page, of which a goal may consist. */
const OF_GOAL = new Set<Step['kind']>(
  'click follow fill select check set type drag submit press hover'.split(' ') as Step['kind'][],
)

/** What is still to be done after the first steps, where no control is called so: as a goal over the whole page. */
async function doneAsGoal(steps: readonly Step[], { code }: Stopped, context: RunContext): Promise<boolean> {
  // Where nothing was done yet, the whole message is tried.
  if (
    !context.mayTry ||
    code !== 'NOT_FOUND' ||
    hasOnlyLooked(context.browser.steps) ||
    !steps.every(({ kind }) => OF_GOAL.has(kind))
  )
    return false
  const text = [...new Set(steps.map(({ said }) => said))].join('. Then ')
  const plan = readGoal(text, await context.browser.snapshot())
  const outcome = plan && plan.confidence >= LEAST_GOAL ? await plan.run(context.browser) : undefined
  if (!outcome?.done) return false
  context.told.push(outcome.told)
  context.sure.push(Math.min(plan!.confidence, outcome.confidence))
  return true
}

/** Requests for a control of the page, which may be one that is not shown yet. */
const OF_CONTROL = new Set<Step['kind']>(['click', 'follow', 'fill', 'select', 'check', 'set', 'type'])

/** What is said of all there are is no name of one control. */
const OF_ALL = /^\W*(?:all|every|each)\b/i

/** A step; where the page as it is shown has nothing for it, by what is behind its tabs, folds and menus. */
async function runOrUnfold(step: Step, steps: readonly Step[], context: RunContext): Promise<ReadResult | undefined> {
  const isAlone = steps.filter(({ said }) => said === step.said).length === 1
  const attempt = async (until?: number) =>
    runReadings(await byPage(step, steps, context), until === undefined ? context : { ...context, until })
  if (!isAlone || !OF_CONTROL.has(step.kind) || isChosen(step) || OF_ALL.test(step.said)) return attempt()
  const [until, told] = [waitUntil(context), context.told.length]
  try {
    return await attempt(0)
  } catch (error) {
    if (!(error instanceof Stopped) || error.code !== 'NOT_FOUND') throw error
  }
  if (step.kind === 'click' && (await useRowMenu(step.said, context))) return undefined
  const found = await lookBehind(step.said, context)
  if (found) return runSteps(found, context)
  context.told.length = told
  return attempt(until)
}

/** To stay signed in. */
const KEEPING = /^(?:and |please )*(?:keep|remember|stay)\b/i

/** "Log in as … and keep me signed in": what is ticked on the very page that asks for the password comes before it is sent. */
async function ticksFirst(steps: readonly Step[], { browser, found }: RunContext): Promise<readonly Step[]> {
  const at = steps.findIndex(({ kind }) => kind === 'login')
  const next = at === -1 ? undefined : steps[at + 1]
  if (!next || (next.kind !== 'check' && next.kind !== 'click' && next.kind !== 'set') || at > 0) return steps
  const snapshot = await browser.snapshot()
  if (!snapshot.nodes.some(({ type }) => type === 'password')) return steps
  const [named] = find(next.target, snapshot, 'check', { found }, 0.75)
  // What is to be kept ("keep me signed in", "Remember me") can only be the one mark that signing in has.
  const marks = snapshot.nodes.filter(({ role, hidden }) => /^(?:checkbox|switch)$/.test(role) && !hidden)
  const only = KEEPING.test(next.said) && marks.length === 1 ? marks[0] : undefined
  const mark = named && /^(?:checkbox|switch)$/.test(named.node.role) ? named.node : only
  if (!mark) return steps
  const ticked: Step =
    next.kind === 'check'
      ? next
      : {
          said: next.said,
          confidence: next.confidence,
          kind: 'check',
          target: { ...next.target, chosen: mark.ref },
          checked: true,
        }
  return [ticked, steps[at]!, ...steps.slice(at + 2)]
}

/** Steps that the names on the page may explain better than the words alone. */
const FITTING = new Set<Step['kind']>(['fill', 'select', 'check', 'type'])

/** A request that stands for one step, by the page as it is when its turn comes, where that explains every word. */
async function byPage(step: Step, steps: readonly Step[], { browser }: RunContext): Promise<Step> {
  const isWhole =
    FITTING.has(step.kind) && !isChosen(step) && steps.filter(({ said }) => said === step.said).length === 1
  const fitted = isWhole ? readByPage(step.said, await browser.snapshot()) : undefined
  return fitted && isFilling(fitted) ? { said: step.said, confidence: 0.92, kind: 'all', steps: fitted } : step
}

/** It names its element by the page already, or by what was spoken of before. */
const isChosen = (step: Step): boolean =>
  step.kind === 'fill'
    ? step.fields.some(
        ({ target, value }) => target.chosen !== undefined || target.back === true || value.kind !== 'text',
      )
    : 'target' in step && (step.target?.chosen !== undefined || step.target?.back === true)

/** What a goal had still to do when an action of it had to wait. */
const restOfGoal = ({ rest = '' }: NeedsApproval): Step[] =>
  rest === '' ? [] : [{ said: rest, confidence: 0.7, kind: 'goal', text: rest }]

/** A step as it was read; where the page has nothing for it, as else it may be read. */
async function runReadings(step: Step, context: RunContext): Promise<ReadResult | undefined> {
  if (!step.or) return runStep(step, context)
  const { or, ...own } = step
  try {
    return await runStep(own as Step, { ...context, patience: 0 })
  } catch (error) {
    if (!(error instanceof Stopped) || !isOpen(error)) throw error
    try {
      return await runSteps(or, context)
    } catch (second) {
      if (second instanceof Stopped && isOpen(second)) throw error
      throw second
    }
  }
}

/** The page has nothing, or too much, for what was said. */
const isOpen = ({ code }: Stopped): boolean => code === 'NOT_FOUND' || code === 'AMBIGUOUS'

async function runStep(step: Step, context: RunContext): Promise<ReadResult | undefined> {
  const { browser, told } = context
  browser.signal.throwIfAborted()
  switch (step.kind) {
    case 'open': {
      const state = await browser.navigate(absolute(step.url, browser.state?.url), step.newTab ? { new_tab: true } : {})
      if (state.status !== undefined && state.status >= 400)
        told.push(`${state.url} answered with the status ${state.status}.`)
      told.push(`Opened “${state.title || state.url}” (${state.url}).`)
      context.found.ref = undefined
      return undefined
    }
    case 'follow':
      return follow(step, context)
    case 'back':
    case 'forward':
    case 'reload': {
      const state = await browser.go(step.kind)
      told.push(`${step.kind === 'reload' ? 'Reloaded' : `Went ${step.kind} to`} “${state.title || state.url}”.`)
      return undefined
    }
    case 'close':
      await browser.close()
      told.push('Closed the browser.')
      return undefined
    case 'click':
      return void (await click(step, context))
    case 'fill':
      return void (await fill(step, context))
    case 'fill_from':
      return void (await fillFrom(step, context))
    case 'type':
      return void (await type(step, context))
    case 'clear':
      return void (await clear(step, context))
    case 'select':
      return void (await select(step, context))
    case 'check':
      return void (await check(step, context))
    case 'set':
      return void (await set(step, context))
    case 'apply':
      return void (await apply(step, context))
    case 'complete':
      return void (await completeDialog(step, context))
    case 'submit':
      return void (await submit(step, context))
    case 'sort':
      return void (await sortColumn(step, context))
    case 'search':
      return void (await search(step, context))
    case 'login':
      return void (await login(step, context))
    case 'press':
      return void (await press(step, context))
    case 'hover':
    case 'focus':
      return void (await hover(step, context))
    case 'drag':
      return void (await drag(step, context))
    case 'select_text':
      return void (await selectText(step, context))
    case 'scroll':
      return void (await scroll(step, context))
    case 'upload':
      return void (await upload(step, context))
    case 'wait':
      return void (await wait(step, context))
    case 'screenshot':
      return screenshot(step, context)
    case 'verify':
      return verify(step, context)
    case 'extract': {
      // On a page that nothing was done to for this message what is to be read is there, or comes at once.
      const patience = browser.actedAt === undefined ? Math.min(context.patience, READING) : context.patience
      const read = await readFromPage(step, { ...context, patience })
      context.found.result = read.result
      told.push(read.text)
      return read
    }
    case 'question': {
      const read = await answerQuestion(step, context)
      context.found.result = read.result
      told.push(read.text)
      return read
    }
    case 'tab':
      return void (await useTabs(step, context))
    case 'dialog': {
      const state = await browser.act('dialog', { action: step.action, ...(step.text && { text: step.text }) })
      told.push(
        `${step.action === 'accept' ? 'Accepted' : 'Dismissed'} the dialog${step.text ? ` with “${step.text}”` : ''}. The page is “${state.title}”.`,
      )
      return undefined
    }
    case 'downloads': {
      const { files } = await browser.downloads()
      told.push(files.length ? `Downloaded: ${files.map(({ name }) => name).join(', ')}.` : 'Nothing was downloaded.')
      return { text: '', result: files }
    }
    case 'dismiss':
      return void (await dismiss(step, context))
    case 'if': {
      const compared = await judgeComparison(step, context)
      const { holds, actual } =
        compared ?? (await waitFor(step.condition, context, waitUntil(context, Math.min(context.patience, 1500))))
      if (holds) return runSteps(step.steps, context)
      if (step.otherwise) return runSteps(step.otherwise, context)
      told.push(`Nothing to do for “${step.said}”: ${actual}.`)
      return undefined
    }
    case 'repeat':
      return repeat(step, context, runSteps)
    case 'each':
      return each(step, context, runSteps)
    case 'api':
      return askServices(step, context)
    case 'all':
      return runSteps(step.steps, context)
    case 'unfold': {
      if (await useRowMenu(step.said, context)) return undefined
      const found = await lookBehind(step.said, context)
      if (!found) throw new Stopped('NOT_FOUND', `I find nothing for “${step.said}” on this page.`)
      return runSteps(found, context)
    }
    case 'later': {
      const { steps, unknown } = readByPageOrWords(step.text, await browser.snapshot())
      if (unknown.length) throw new Stopped('NEEDS_INPUT', `I did not understand “${unknown.join(' ')}”.`)
      return runSteps(steps, context)
    }
    case 'goal': {
      const plan = readGoal(step.text, await browser.snapshot(), step.asShown)
      if (!plan || plan.confidence < LEAST_GOAL)
        throw new Stopped('NOT_FOUND', `I do not see how to do “${step.said}” on this page.`)
      const outcome = await plan.run(browser)
      if (!outcome.done) throw new Stopped('NOT_FOUND', outcome.told)
      told.push(outcome.told)
      context.sure.push(Math.min(plan.confidence, outcome.confidence))
      return outcome.result === undefined ? undefined : { text: outcome.told, result: outcome.result }
    }
  }
}

const absolute = (url: string, from: string | undefined): string =>
  url.startsWith('/') && from ? new URL(url, from).href : url

async function wait(step: Of<'wait'>, context: RunContext): Promise<void> {
  if (step.seconds !== undefined) {
    await context.browser.go('wait_for', { seconds: Math.min(step.seconds, 60) })
    context.told.push(`Waited ${step.seconds} s.`)
  }
  if (!step.for) return
  const judged = await waitFor(step.for, context, Date.now() + Math.max(context.patience, 10_000))
  if (!judged.holds) throw new Stopped('NOT_AS_EXPECTED', `I waited, but ${judged.actual}.`)
  context.told.push(`Waited until ${judged.expected}.`)
}

async function screenshot(step: Of<'screenshot'>, context: RunContext): Promise<ReadResult> {
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

async function verify(step: Of<'verify'>, context: RunContext): Promise<ReadResult> {
  const judged = await waitFor(step.expectation, context)
  context.sure.push(judged.sure)
  if (!judged.holds) throw new Stopped('NOT_AS_EXPECTED', `Not so: ${judged.expected}. Instead, ${judged.actual}.`)
  context.told.push(`Yes, ${judged.expected}.`)
  return { text: judged.expected, result: true }
}
