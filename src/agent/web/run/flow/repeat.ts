import type { Step, Target } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import { Stopped, Interrupted, type RunContext, type Of } from '../context.ts'
import { find, locate } from '../finding/locate.ts'
import { judge } from '../judging/judge.ts'
import type { ReadResult } from '../reading/result.ts'

/** How the steps inside are carried out: `runSteps`, which has this file under it. */
type RunSteps = (steps: readonly Step[], context: RunContext) => Promise<ReadResult | undefined>

/** Does steps a number of times, or until something is so. */
export async function repeat(step: Of<'repeat'>, context: RunContext, run: RunSteps): Promise<ReadResult | undefined> {
  let last: ReadResult | undefined
  const rounds = step.times ?? step.most
  for (let round = 0; round < rounds; round++) {
    if (step.until && (await judge(step.until, { ...context, patience: 0 })).holds) return last
    try {
      last = (await run(step.steps, context)) ?? last
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
export async function each(step: Of<'each'>, context: RunContext, run: RunSteps): Promise<ReadResult | undefined> {
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
    last = (await run(scoped, context)) ?? last
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
