import type { Settings } from '../../../config/settings.ts'
import type { Hints } from '../contract.ts'
import type { ModelMemory } from '../model-memory.ts'
import type { ModelState } from '../provider.ts'
import type { OfferedTool } from '../tools/tool-box.ts'

/** How an answer is worked out: by one constrained plan, or by a loop of calls. `only`: the other way is not open. */
export interface Strategy {
  kind: 'plan' | 'loop'
  only: boolean
}

/**
 * The rule: a model that calls no tools gets a plan, one that keeps to no schema the loop. One that does both gets a plan
 * first where everything that a plan needs is known before anything was called: a first look at the data named tools that
 * only read, their columns are described, and nothing refers to an earlier result. `[model] strategy` decides otherwise.
 */
export function chooseStrategy(
  { tools = true, schema = false }: Pick<ModelState, 'tools' | 'schema'>,
  { strategy }: Pick<Settings['model'], 'strategy'>,
  { offered, hints, memory }: { offered: readonly OfferedTool[]; hints: Hints | undefined; memory: ModelMemory },
): Strategy {
  if (!tools) return { kind: 'plan', only: true }
  if (strategy !== 'auto') return { kind: strategy, only: strategy === 'loop' || !tools }
  if (!schema) return { kind: 'loop', only: true }
  const grounded = offered.filter(tool => hints?.tools.includes(tool.name))
  const isKnown = grounded.length > 0 && grounded.every(tool => tool.columns.length > 0)
  return { kind: isKnown && !memory.tables.length ? 'plan' : 'loop', only: false }
}
