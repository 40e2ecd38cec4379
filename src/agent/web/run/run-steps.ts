import { NeedsApproval, type Step, type Target } from '../contract.ts'
import { readGoal } from '../goals/solve-goal.ts'
import { readPage } from '../ground/page-tree.ts'
import * as actions from './actions.ts'
import { askServices } from './ask-services.ts'
import { Interrupted, type RunContext, ServiceWaits, Stopped } from './context.ts'
import { describeNode } from './describe-node.ts'
import { judge, waitFor } from './expect.ts'
import { find, locate } from './locate.ts'
import { readFromPage, type ReadResult } from './read-page.ts'

/** A goal that is less sure than this is not tried. */
const LEAST_GOAL = 0.5
/** What a dismissing control may be called, by what it does (the words of cookie and consent dialogs). */
const CLOSE_WORDS = [
  'close',
  'dismiss',
  'no thanks',
  'not now',
  'ok',
  'got it',
  'x',
  '×',
  'cancel',
  'reject all',
  'decline',
  'later',
  'skip',
]
const ACCEPT_WORDS = [
  'accept all',
  'accept',
  'accept cookies',
  'agree',
  'allow all',
  'allow',
  'ok',
  'got it',
  'i agree',
  'yes',
]
const REJECT_WORDS = ['reject all', 'reject', 'decline', 'refuse', 'deny', 'only necessary', 'no thanks', 'no']

/** Carries out steps in their order. Throws `Interrupted` where they wait, `Stopped` or `BrowserFailed` where they end. */
export async function runSteps(steps: readonly Step[], context: RunContext): Promise<ReadResult | undefined> {
  let last: ReadResult | undefined
  for (const [at, step] of steps.entries()) {
    const rest = steps.slice(at + 1)
    try {
      last = (await runReadings(step, context)) ?? last
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
      throw error
    }
  }
  return last
}

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
      return void (await actions.click(step, context))
    case 'fill':
      return void (await actions.fill(step, context))
    case 'fill_from':
      return void (await actions.fillFrom(step, context))
    case 'type':
      return void (await actions.type(step, context))
    case 'clear':
      return void (await actions.clear(step, context))
    case 'select':
      return void (await actions.select(step, context))
    case 'check':
      return void (await actions.check(step, context))
    case 'set':
      return void (await actions.set(step, context))
    case 'submit':
      return void (await actions.submit(step, context))
    case 'search':
      return void (await actions.search(step, context))
    case 'login':
      return void (await actions.login(step, context))
    case 'press':
      return void (await actions.press(step, context))
    case 'hover':
    case 'focus':
      return void (await actions.hover(step, context))
    case 'drag':
      return void (await actions.drag(step, context))
    case 'select_text':
      return void (await actions.selectText(step, context))
    case 'scroll':
      return void (await actions.scroll(step, context))
    case 'upload':
      return void (await actions.upload(step, context))
    case 'wait':
      return void (await wait(step, context))
    case 'screenshot':
      return screenshot(step, context)
    case 'verify':
      return verify(step, context)
    case 'extract': {
      const read = await readFromPage(step, context)
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
      const { holds, actual } = await waitFor(step.condition, context, Math.min(context.patience, 1500))
      if (holds) return runSteps(step.steps, context)
      if (step.otherwise) return runSteps(step.otherwise, context)
      told.push(`Nothing to do for “${step.said}”: ${actual}.`)
      return undefined
    }
    case 'repeat':
      return repeat(step, context)
    case 'each':
      return each(step, context)
    case 'api':
      return askServices(step, context)
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

/** "go to the cart": what leads there on this page. */
async function follow(step: Extract<Step, { kind: 'follow' }>, context: RunContext): Promise<undefined> {
  await actions.click(
    {
      ...step,
      kind: 'click',
      leads: true,
      target: {
        ...step.target,
        ...(step.target.noun === undefined && { otherNames: [...(step.target.otherNames ?? []), step.target.said] }),
      },
    },
    context,
  )
  const { state } = context.browser
  if (state) context.told.push(`The page is “${state.title || state.url}” now.`)
  return undefined
}

async function wait(step: Extract<Step, { kind: 'wait' }>, context: RunContext): Promise<void> {
  if (step.seconds !== undefined) {
    await context.browser.go('wait_for', { seconds: Math.min(step.seconds, 60) })
    context.told.push(`Waited ${step.seconds} s.`)
  }
  if (!step.for) return
  const judged = await waitFor(step.for, context, Math.max(context.patience, 10_000))
  if (!judged.holds) throw new Stopped('NOT_AS_EXPECTED', `I waited, but ${judged.actual}.`)
  context.told.push(`Waited until ${judged.expected}.`)
}

async function screenshot(step: Extract<Step, { kind: 'screenshot' }>, context: RunContext): Promise<ReadResult> {
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

async function verify(step: Extract<Step, { kind: 'verify' }>, context: RunContext): Promise<ReadResult> {
  const judged = await waitFor(step.expectation, context)
  context.sure.push(judged.sure)
  if (!judged.holds) throw new Stopped('NOT_AS_EXPECTED', `Not so: ${judged.expected}. Instead, ${judged.actual}.`)
  context.told.push(`Yes, ${judged.expected}.`)
  return { text: judged.expected, result: true }
}

async function useTabs(step: Extract<Step, { kind: 'tab' }>, { browser, told }: RunContext): Promise<void> {
  const listed = (await browser.go('tabs', { action: 'list' })) as {
    list?: { tab: number; title: string; url: string; shown: boolean }[]
  }
  const list = listed.list ?? []
  if (step.action === 'list') {
    told.push(
      `${list.length} ${list.length === 1 ? 'tab is' : 'tabs are'} open:\n${list.map(({ tab, title, url, shown }) => `${tab}. ${title || url}${shown ? ' (shown)' : ''}`).join('\n')}`,
    )
    return
  }
  if (step.action === 'open') {
    const state = await browser.go('tabs', { action: 'open', ...(step.url && { url: step.url }) })
    told.push(`Opened tab ${state.tab}${step.url ? ` with “${state.title}”` : ''}.`)
    return
  }
  const now = list.find(({ shown }) => shown)?.tab ?? 1
  const index =
    step.index !== undefined
      ? step.index > 0
        ? step.index
        : list.length + 1 + step.index
      : step.name
        ? tabNamed(step.name, list, now)
        : undefined
  if (step.action === 'select' && index === undefined)
    throw new Stopped(
      'NOT_FOUND',
      `No tab is called “${step.name}”. There are ${list.map(({ title }) => `“${title}”`).join(', ')}.`,
    )
  const state = await browser.go('tabs', { action: step.action, ...(index !== undefined && { index }) })
  told.push(
    step.action === 'close'
      ? `Closed the tab; “${state.title}” is shown now.`
      : `Switched to tab ${index}, “${state.title}”.`,
  )
}

function tabNamed(name: string, list: { tab: number; title: string; url: string }[], now: number): number | undefined {
  if (/^next$/i.test(name)) return (now % list.length) + 1
  if (/^previous$/i.test(name)) return ((now + list.length - 2) % list.length) + 1
  if (/^(?:original|old|main)$/i.test(name)) return 1
  if (/^new$/i.test(name)) return list.length
  if (/^other$/i.test(name)) return list.length === 2 ? 3 - now : undefined
  const plain = name.toLowerCase()
  return list.find(({ title, url }) => title.toLowerCase().includes(plain) || url.toLowerCase().includes(plain))?.tab
}

/** Closes what lies over the page with the control in it that does so; a native dialog by answering it. */
async function dismiss(step: Extract<Step, { kind: 'dismiss' }>, context: RunContext): Promise<void> {
  const { browser } = context
  const snapshot = await browser.snapshot()
  if (snapshot.dialogs?.some(({ state }) => state === 'waiting')) {
    await browser.act('dialog', { action: step.accept ? 'accept' : 'dismiss' })
    context.told.push(`${step.accept ? 'Accepted' : 'Dismissed'} the dialog.`)
    return
  }
  const page = readPage(snapshot)
  const words = step.accept === true ? ACCEPT_WORDS : step.accept === false ? REJECT_WORDS : CLOSE_WORDS
  const region = overlayFor(step.target, context, snapshot)
  for (const word of words) {
    const target: Target = { said: word, name: word, roles: ['button', 'link'] }
    const hits = find(target, snapshot, 'click', context, 0.8).filter(
      ({ node }) => !region || page.ancestors(node).some(({ ref }) => ref === region.ref),
    )
    const [hit] = hits
    if (!hit) continue
    await browser.act('click', { ref: hit.node.ref })
    context.sure.push(0.85)
    context.told.push(
      `Clicked ${describeNode(page, hit.node)} to ${step.accept ? 'accept' : 'close'} ${region ? describeNode(page, region) : `the ${step.target.name ?? step.target.noun ?? step.target.said}`}.`,
    )
    return
  }
  if (region && step.accept === undefined) {
    await browser.act('press_key', { key: 'Escape' })
    const after = readPage(await browser.snapshot()).get(region.ref)
    if (!after || after.hidden) return void context.told.push(`Closed ${describeNode(page, region)} with Escape.`)
  }
  // "close the window": perhaps a control of the page is called so.
  await actions.click(
    {
      said: step.said,
      confidence: 0.4,
      kind: 'click',
      target: { said: step.said, name: step.said, otherNames: [step.target.said] },
    },
    context,
  )
}

/** What lies over the page: by its words, else the dialog that is open. */
function overlayFor(target: Target, context: RunContext, snapshot: Parameters<typeof find>[1]) {
  const page = readPage(snapshot)
  const open = page.nodes.filter(({ role, hidden }) => !hidden && (role === 'dialog' || role === 'alertdialog'))
  const [named] = find(target, snapshot, 'region', context)
  if (named && page.inside(named.node).some(({ role }) => role === 'button' || role === 'link')) return named.node
  const around =
    named && page.ancestors(named.node).find(above => page.inside(above).some(({ role }) => role === 'button'))
  return open.length === 1 ? open[0] : around && page.text(around).length < 1500 ? around : undefined
}

async function repeat(step: Extract<Step, { kind: 'repeat' }>, context: RunContext): Promise<ReadResult | undefined> {
  let last: ReadResult | undefined
  const rounds = step.times ?? step.most
  for (let round = 0; round < rounds; round++) {
    if (step.until && (await judge(step.until, { ...context, patience: 0 })).holds) return last
    try {
      last = (await runSteps(step.steps, context)) ?? last
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      const left: Step = { ...step, ...(step.times && { times: rounds - round - 1 }), most: rounds - round - 1 }
      throw new Interrupted(error.reason, [...error.rest, ...(left.most > 0 ? [left] : [])])
    }
  }
  if (!step.until) return last
  const judged = await judge(step.until, context)
  if (judged.holds) return last
  throw new Stopped('INCOMPLETE', `I did it ${rounds} times and stopped there: ${judged.actual}.`)
}

/** The elements are taken as they are at the start; those that are gone by their turn are left out. */
async function each(step: Extract<Step, { kind: 'each' }>, context: RunContext): Promise<ReadResult | undefined> {
  const first = await locate(step.target, 'read', context)
  const all = find({ ...step.target, all: true }, first.page.snapshot, 'read', context)
  const top = all[0]!.score
  const refs = all.filter(({ score }) => score > top - 0.1).map(({ node }) => node.ref)
  let last: ReadResult | undefined
  for (const ref of refs) {
    const page = readPage(await context.browser.snapshot())
    const node = page.get(ref)
    if (!node) continue
    const within: Target = { said: step.target.said, name: page.text(node).slice(0, 120) }
    const scoped = step.steps.map(inner => scope(inner, within))
    context.found.ref = ref
    last = (await runSteps(scoped, context)) ?? last
  }
  return last
}

const scope = (step: Step, to: Target): Step =>
  'target' in step && step.target && !step.target.back
    ? ({
        ...step,
        target: { ...step.target, relations: [...(step.target.relations ?? []), { relation: 'for', to }] },
      } as Step)
    : step
