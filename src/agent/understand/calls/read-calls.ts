import { eachInSlices, pauseIfDue } from '../../../lib/in-slices.ts'
import type { CatalogueModel, ToolCard } from '../entity-model/catalogue-model.ts'
import { decideCall, type Decision } from './decide-call.ts'
import { fillArguments } from './fill-arguments.ts'
import { planCalls } from './plan-calls.ts'
import type { PlannedCall } from './planned-call.ts'
import { partOf, readText, type ReadText } from './read-text.ts'
import { hasPlainTools, readPlainTools, scoreTools, type ToolChoice } from './score-tools.ts'
import { splitPieces, unquote } from './split-calls.ts'
import { isForeign } from './is-foreign.ts'
import { shareUnexplained } from './unexplained.ts'

/** Tools that a message as a whole is looked at for, and that each of its requests adds at most one to. */
const MOST_TOOLS = 6
/** A tool this much less likely than the best one is not looked at. */
const LEAST_SHARE = 1 / 30
/** A part of a message adds its best tool when that is as likely as this. */
const LEAST_OF_PART = 0.1
/** When no tool is likelier than this by its words, arguments are not even read. */
const LEAST_SCORE = 0.01

/** Calls of tools that are not about records, as a message asks for them. */
export interface CallReading {
  calls: PlannedCall[]
  /** Whether tools are asked for at all: of several requests the clearest tells. */
  decision: Decision
  /** The tool of that request. */
  choice: ToolChoice
  /** How much of it neither the tool nor an argument explains (0 to 1). */
  unexplained: number
}

/** Reads a message as calls of tools that are not about records. Undefined when it is about none of them. */
export async function readCalls(
  message: string,
  model: CatalogueModel,
  { apps, now }: { apps?: string[]; now: Date },
): Promise<CallReading | undefined> {
  if (isForeign(message)) return undefined
  await readPlainTools(model, apps)
  if (!hasPlainTools(model, apps)) return undefined
  const read = await readText(unquote(message), now)
  await pauseIfDue()
  const scored = new Map<string, ToolChoice[]>()
  const score = (part: ReadText) => {
    const key = `${part.start} ${part.end}`
    const known = scored.get(key) ?? scoreTools(part, model, apps)
    scored.set(key, known)
    return known
  }
  const ranked = score(read)
  if (!ranked[0] || ranked[0].score < LEAST_SCORE) return undefined
  await pauseIfDue()
  const tools = await chooseTools(read, ranked, score)
  await pauseIfDue()
  const calls = await planCalls(read, tools)
  await pauseIfDue()
  const readings = calls.flatMap(call => {
    const part = call.span && calls.length > 1 ? partOf(read, call.span.start, call.span.end) : read
    const choice = (part === read ? ranked : score(part)).find(({ tool }) => tool === call.tool)
    const filling = calls.length > 1 ? call : { given: fillArguments(read, call.tool).given, missing: call.missing }
    if (!choice) return []
    const unexplained = shareUnexplained(part, choice, filling)
    return [{ calls, choice, decision: decideCall(choice, filling, part), unexplained }]
  })
  const clearest = readings.toSorted((a, b) => b.decision.probability - a.decision.probability)[0]
  return clearest?.decision.verdict === 'decline' ? undefined : clearest
}

/** The tools that a message may ask for: the likely ones of the whole, and the best one of each of its parts. */
async function chooseTools(
  read: ReadText,
  ranked: ToolChoice[],
  score: (part: ReadText) => ToolChoice[],
): Promise<ToolCard[]> {
  const pieces = splitPieces(read.message)
  // Of several requests each may be about a tool that the message as a whole hardly speaks of.
  const least = pieces.length > 1 ? 0 : ranked[0]!.score * LEAST_SHARE
  const chosen = new Set(ranked.slice(0, MOST_TOOLS).flatMap(choice => (choice.score >= least ? [choice.tool] : [])))
  const parts = pieces.filter(piece => piece.joint !== 'item')
  if (parts.length > 1 && ranked.length > chosen.size)
    await eachInSlices(
      parts,
      ({ start, end }) => {
        const [best] = score(partOf(read, start, end))
        if (best && best.score >= LEAST_OF_PART) chosen.add(best.tool)
      },
      1,
    )
  return [...chosen]
}
