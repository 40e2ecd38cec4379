import type { Json } from '../../lib/json.ts'
import type { TurnOutcome } from '../turn.ts'
import type { Step } from './contract.ts'
import { joinMemory, type PageMemory } from './page-memory.ts'

/** The tool that a step mainly calls. */
const TOOLS: Partial<Record<Step['kind'], string>> = {
  open: 'navigate',
  follow: 'click', set: 'click', submit: 'click', sort: 'click', focus: 'click', dismiss: 'click',
  fill: 'type', fill_from: 'type', clear: 'type', search: 'type', login: 'type',
  press: 'press_key', wait: 'wait_for', tab: 'tabs',
  verify: 'snapshot', if: 'snapshot', repeat: 'snapshot', each: 'snapshot', goal: 'snapshot',
} // oxfmt-ignore

/** What would be done, without doing it. */
export function describePlan(steps: Step[], confidence: number, web: PageMemory | undefined, rest: Json): TurnOutcome {
  const lines = steps.map((step, at) => `${at + 1}. ${step.said}`)
  return {
    response: steps.length ? `This would be done in the browser:\n${lines.join('\n')}` : 'Nothing would be done.',
    data: {
      plan: {
        steps: steps.map((step, at) => ({
          id: `s${at + 1}`,
          tool: step.kind === 'api' ? 'services' : `browser_${TOOLS[step.kind] ?? step.kind}`,
          args: { said: step.said, ...(step.kind === 'open' && { url: step.url }) },
        })),
        answer: { kind: steps.some(({ kind }) => kind === 'extract') ? 'value' : 'none' },
        confidence,
      },
    },
    confidence,
    toolsUsed: [],
    memory: joinMemory(web, rest),
    engine: 'builtin',
  }
}
