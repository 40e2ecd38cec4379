import type { CatalogueModel } from '../catalogue-model.ts'
import { decideCall, type Decision } from './decide-call.ts'
import { fillArguments } from './fill-arguments.ts'
import { planCalls } from './plan-calls.ts'
import type { PlannedCall } from './planned-call.ts'
import { partOf, readText, type ReadText } from './read-text.ts'
import { scoreTools, type ToolChoice } from './score-tools.ts'
import { unquote } from './split-calls.ts'

/** Tools that a message is looked at for. */
const MOST_TOOLS = 12
/** When no tool is likelier than this by its words, arguments are not even read. */
const LEAST_SCORE = 0.01

/** Calls of tools that are not about records, as a message asks for them. */
export interface CallReading {
  calls: PlannedCall[]
  /** Whether tools are asked for at all: of several requests the clearest tells. */
  decision: Decision
  /** The tool of that request. */
  choice: ToolChoice
}

/** Reads a message as calls of tools that are not about records. Undefined when it is about none of them. */
export async function readCalls(
  message: string,
  model: CatalogueModel,
  { apps, now }: { apps?: string[]; now: Date },
): Promise<CallReading | undefined> {
  const read = await readText(unquote(message), now)
  const score = (part: ReadText) => scoreTools(part, model, apps)
  const ranked = score(read)
  if (!ranked[0] || ranked[0].score < LEAST_SCORE) return undefined
  const { calls } = planCalls(
    read,
    ranked.slice(0, MOST_TOOLS).map(choice => choice.tool),
    { score },
  )
  const readings = calls.flatMap(call => {
    const part = call.span && calls.length > 1 ? partOf(read, call.span.start, call.span.end) : read
    const choice = (part === read ? ranked : score(part)).find(({ tool }) => tool === call.tool)
    const filling = calls.length > 1 ? call : { given: fillArguments(read, call.tool).given, missing: call.missing }
    return choice ? [{ calls, choice, decision: decideCall(choice, filling, part) }] : []
  })
  const clearest = readings.toSorted((a, b) => b.decision.probability - a.decision.probability)[0]
  return clearest?.decision.verdict === 'decline' ? undefined : clearest
}
