import type { CallStep, PlanStep } from '../../contract/plan.ts'

/** The steps of a plan in the making. What two of its parts need alike is one step. */
export interface PlanSteps {
  steps: PlanStep[]
  /** The id of the step that has the key; it is made where there is none yet. */
  add(key: string, make: (id: string) => PlanStep): string
  call(step: Omit<CallStep, 'id'>): string
}

export function createSteps(): PlanSteps {
  const steps: PlanStep[] = []
  const known = new Map<string, string>()
  const add = (key: string, make: (id: string) => PlanStep): string => {
    const found = known.get(key)
    if (found) return found
    const id = `r${steps.length + 1}`
    steps.push(make(id))
    known.set(key, id)
    return id
  }
  return { steps, add, call: step => add(JSON.stringify([step.tool, step.args]), id => ({ id, ...step })) }
}
