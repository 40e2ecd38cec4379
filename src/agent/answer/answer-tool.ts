import type { Plan } from '../../contract/plan.ts'
import { isObject } from '../../lib/json.ts'
import type { Run } from '../run/create-run.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import type { CatalogueModel, ToolCard } from '../understand/catalogue-model.ts'
import { readMessage } from '../understand/read-message.ts'
import { rankTools } from '../understand/calls/score-tools.ts'
import { fillArguments } from '../understand/calls/fill-arguments.ts'
import { declined, toJson, type Memory } from './outcome.ts'

/** Sure enough to call without having been named; below, the tool is only offered. */
const SURE = 0.5
const LONGEST_TEXT = 2000

/**
 * Answers a message that asks for a tool which is not about records (specification § B: messages run against the tools
 * known to the registry). Undefined when no tool fits. A tool that is not marked read-only waits for a yes.
 */
export async function answerTool(
  turn: Turn,
  run: Run,
  model: CatalogueModel,
  memory: Memory,
  now: Date,
): Promise<TurnOutcome | undefined> {
  const message = readMessage(turn.message, now)
  const ranked = rankTools(message, model, turn.apps).slice(0, 5)
  const filled = ranked.map(match => ({ ...match, ...fillArguments(message, match.tool) }))
  const best = filled.find(f => !f.missing.length && (f.named || f.score >= SURE))
  if (!best) {
    const named = filled.find(f => f.named && f.missing.length)
    return (
      named &&
      askForArguments(
        named.tool,
        named.missing.map(p => p.name),
        memory,
      )
    )
  }
  const { tool, args } = best
  const rivals = filled.filter(
    f => f !== best && !f.missing.length && f.named === best.named && f.score > best.score - 0.05,
  )
  const confidence = rivals.length ? 0.5 : best.named ? 0.85 : 0.65
  const plan: Plan = { steps: [{ id: 'r1', tool: tool.name, args }], answer: { kind: 'text', from: 'r1' }, confidence }
  turn.emit('plan', plan)
  const base = { confidence, memory: toJson(memory), engine: 'builtin' as const }
  if (turn.dryRun)
    return { ...base, response: 'This is the plan. Nothing was called.', data: { plan, result: null }, toolsUsed: [] }
  if (needsApproval(tool, turn)) {
    const action = `Call ${tool.name} with ${describeArguments(args)}`
    return {
      ...base,
      response: `${action}. Shall I go ahead?`,
      data: { plan, result: null },
      toolsUsed: run.toolsUsed,
      pending: { tool: tool.name, args, action, schema: tool.inputSchema },
    }
  }
  const ran = await run.execute(plan)
  const evidence = { plan, steps: ran.reports, source: ran.source, complete: ran.complete }
  if (ran.failure)
    return declined('TOOL_FAILED', `${tool.name} failed: ${ran.failure.message}`, memory, {
      data: evidence,
      toolsUsed: run.toolsUsed,
    })
  const raw = ran.results.get('r1')?.raw
  return {
    ...base,
    response: `${tool.name} answered: ${writeResult(raw)}`,
    data: { ...evidence, result: raw ?? null },
    toolsUsed: run.toolsUsed,
  }
}

const needsApproval = (tool: ToolCard, turn: Turn) => !tool.readOnly && turn.approvals !== 'never'

function askForArguments(tool: ToolCard, missing: string[], memory: Memory): TurnOutcome {
  return declined(
    'NEEDS_INPUT',
    `To call ${tool.name} I need ${missing.join(' and ')}. Give ${missing.length > 1 ? 'them' : 'it'} as ${missing.map(name => `${name} = …`).join(', ')}.`,
    memory,
  )
}

const describeArguments = (args: Record<string, unknown>) =>
  Object.entries(args)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? `“${value}”` : JSON.stringify(value)}`)
    .join(', ') || 'no arguments'

/** The tool's own answer, as text; long ones are cut with a mark, the whole is in data.result. */
function writeResult(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : isObject(value) || Array.isArray(value)
        ? JSON.stringify(value, null, 1)
        : String(value)
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} … (cut; the whole is in the data)` : text
}
