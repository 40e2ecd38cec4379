import type { PageSnapshot } from '../../../contract/page.ts'
import { NeedsApproval, type Step } from '../contract.ts'
import { hasOnlyLooked } from '../has-only-looked.ts'
import { fitControl } from '../fit/fit-control.ts'
import { isFilling, readByPage, readByPageOrWords } from '../fit/to-steps.ts'
import { readGoal } from '../goals/solve-goal.ts'
import { select, check } from './acting/choose.ts'
import { click, set } from './acting/click.ts'
import { completeDialog } from './acting/complete-dialog.ts'
import { dismiss } from './acting/dismiss.ts'
import { fillFrom } from './acting/fill-from.ts'
import { fill, type, clear } from './acting/fill.ts'
import { follow } from './acting/follow.ts'
import { login } from './acting/login.ts'
import { useRowMenu } from './acting/row-menu.ts'
import { lookBehind } from './acting/look-behind.ts'
import { fitItemDeed } from './acting/open-item.ts'
import { press, hover, drag, selectText, scroll } from './acting/point.ts'
import { search } from './acting/search.ts'
import { apply } from './acting/apply.ts'
import { sortColumn } from './acting/sort-column.ts'
import { stepsForSelected } from './acting/selected.ts'
import { submit } from './acting/submit.ts'
import { upload } from './acting/upload.ts'
import { useTabs } from './acting/use-tabs.ts'
import { askServices } from './ask-services.ts'
import { Stopped, Interrupted, ServiceWaits, type RunContext, type Of } from './context.ts'
import { find } from './finding/locate.ts'
import { repeat, each } from './flow/repeat.ts'
import { judgeComparison } from './judging/compare-figures.ts'
import { waitFor } from './judging/judge.ts'
import {
  answerDialog,
  closeBrowser,
  extract,
  goInHistory,
  openAddress,
  question,
  screenshot,
  tellDownloads,
  verify,
  wait,
} from './plain-steps.ts'
import { patienceWith, waitUntil } from './wait-until.ts'
import type { ReadResult } from './reading/result.ts'

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
  'click follow fill select check set type drag submit press hover scroll focus search'.split(' ') as Step['kind'][],
)

/** What is still to be done after the first steps, where no control is called so: as a goal over the whole page. */
async function doneAsGoal(steps: readonly Step[], { code }: Stopped, context: RunContext): Promise<boolean> {
  // Where nothing was done yet, the whole message is tried.
  if (
    !context.mayTry ||
    !/^(?:NOT_FOUND|NEEDS_INPUT|AMBIGUOUS)$/.test(code) ||
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
  const patience = patienceWith(await context.browser.snapshot(), context)
  const [until, told] = [waitUntil(context, patience), context.told.length]
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

const CLICKING = /^\W*(?:please )?(?:click|press|tap|hit|push|double|right)\b/i

const deedOn = (said: string, snapshot: PageSnapshot): Step[] | undefined =>
  fitItemDeed(said, snapshot) ?? fitControl(said, snapshot)

/** A request that stands for one step, by the page as it is when its turn comes, where that explains every word. */
async function byPage(step: Step, steps: readonly Step[], { browser }: RunContext): Promise<Step> {
  const isAlone = !isChosen(step) && steps.filter(({ said }) => said === step.said).length === 1
  const isWhole = FITTING.has(step.kind) && isAlone
  // "…, then restore the old timetable": what is done to an item of the list that is open now.
  const deed =
    step.kind === 'click' && isAlone && steps.length > 1 && !CLICKING.test(step.said)
      ? deedOn(step.said, await browser.snapshot())
      : undefined
  if (deed) return { said: step.said, confidence: 0.85, kind: 'all', steps: deed }
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
  context.browser.signal.throwIfAborted()
  const run = RUNNERS[step.kind] as Runner<Step>
  return run(step, context)
}

type Runner<S> = (step: S, context: RunContext) => Promise<ReadResult | undefined>

/** Does a step that gives nothing to tell as an answer. */
const deed =
  <S>(act: (step: S, context: RunContext) => Promise<unknown>): Runner<S> =>
  async (step, context) =>
    void (await act(step, context))

/** The steps of a kind, also where they share their shape with other kinds. */
type StepOf<K, S = Step> = S extends { kind: infer Kinds } ? (K extends Kinds ? S : never) : never

/** What each kind of step does. */
const RUNNERS: { readonly [K in Step['kind']]: Runner<StepOf<K>> } = {
  // Going somewhere.
  open: deed(openAddress),
  follow,
  back: deed(goInHistory('back')),
  forward: deed(goInHistory('forward')),
  reload: deed(goInHistory('reload')),
  close: deed(closeBrowser),
  tab: deed(useTabs),
  // Acting on elements.
  click: deed(click),
  fill: deed(fill),
  fill_from: deed(fillFrom),
  type: deed(type),
  clear: deed(clear),
  select: deed(select),
  check: deed(check),
  set: deed(set),
  apply: deed(apply),
  complete: deed(completeDialog),
  selected: async (step, context) => runSteps(await stepsForSelected(step, context), context),
  submit: deed(submit),
  sort: deed(sortColumn),
  search: deed(search),
  login: deed(login),
  press: deed(press),
  hover: deed(hover),
  focus: deed(hover),
  drag: deed(drag),
  select_text: deed(selectText),
  scroll: deed(scroll),
  upload: deed(upload),
  dialog: deed(answerDialog),
  dismiss: deed(dismiss),
  wait: deed(wait),
  // Looking at the page.
  screenshot,
  verify,
  extract,
  question,
  downloads: tellDownloads,
  // Steps made of others.
  if: runConditional,
  repeat: (step, context) => repeat(step, context, runSteps),
  each: (step, context) => each(step, context, runSteps),
  all: (step, context) => runSteps(step.steps, context),
  unfold: runUnfolded,
  later: runLater,
  goal: runGoal,
  api: askServices,
}

async function runConditional(step: Of<'if'>, context: RunContext): Promise<ReadResult | undefined> {
  const compared = await judgeComparison(step, context)
  const { holds, actual } =
    compared ?? (await waitFor(step.condition, context, waitUntil(context, Math.min(context.patience, 1500))))
  if (holds) return runSteps(step.steps, context)
  if (step.otherwise) return runSteps(step.otherwise, context)
  context.told.push(`Nothing to do for “${step.said}”: ${actual}.`)
  return undefined
}

/** What is behind tabs, folds and menus. */
async function runUnfolded(step: Of<'unfold'>, context: RunContext): Promise<ReadResult | undefined> {
  if (await useRowMenu(step.said, context)) return undefined
  const found = await lookBehind(step.said, context)
  if (!found) throw new Stopped('NOT_FOUND', `I find nothing for “${step.said}” on this page.`)
  return runSteps(found, context)
}

/** What is read when its turn comes, by the page as it is then. */
async function runLater(step: Of<'later'>, context: RunContext): Promise<ReadResult | undefined> {
  const { steps, unknown } = readByPageOrWords(step.text, await context.browser.snapshot())
  if (unknown.length) throw new Stopped('NEEDS_INPUT', `I did not understand “${unknown.join(' ')}”.`)
  return runSteps(steps, context)
}

async function runGoal(step: Of<'goal'>, { browser, told, sure }: RunContext): Promise<ReadResult | undefined> {
  const plan = readGoal(step.text, await browser.snapshot(), step.asShown)
  if (!plan || plan.confidence < LEAST_GOAL)
    throw new Stopped('NOT_FOUND', `I do not see how to do “${step.said}” on this page.`)
  const outcome = await plan.run(browser)
  if (!outcome.done) throw new Stopped('NOT_FOUND', outcome.told)
  told.push(outcome.told)
  sure.push(Math.min(plan.confidence, outcome.confidence))
  return outcome.result === undefined ? undefined : { text: outcome.told, result: outcome.result }
}
