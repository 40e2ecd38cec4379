/** Calls whose arguments come from the results of other calls: "convert the price of the lamp to euros". */
import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import type { PlannedCall, Span } from './planned-call.ts'
import type { ReadText } from './read-text.ts'

/** What links rest on. */
export interface LinkContext {
  read: ReadText
  /** Tools that may be called for what is missing. */
  tools: ToolCard[]
  /** The whole message read for a tool, as one call, without what stands in the stretches `taken`. */
  readCall: (tool: ToolCard, taken: Span[]) => PlannedCall
}

/** Where an argument is the result of a call: its place among the calls. */
const reference = (at: number) => ({ $from: `r${at + 1}` })

/**
 * Fills required arguments that the message does not spell out from results: those of a call that comes before, or of a
 * tool that only reads, that the message names ("the price of …") and gives all it needs. The tool must speak of what
 * the argument is. What links nothing stays missing.
 */
export function linkCalls(calls: PlannedCall[], context: LinkContext): PlannedCall[] {
  const out: PlannedCall[] = []
  for (const call of calls) {
    let linked = call
    for (const parameter of call.missing) {
      const at = out.findIndex(earlier => earlier.tool !== call.tool && gives(earlier.tool, parameter))
      const source = at < 0 ? findSource(call, parameter, context) : undefined
      if (at < 0 && !source) continue
      if (source) out.push(source)
      linked = withArgument(linked, parameter, reference(at < 0 ? out.length - 1 : at))
    }
    out.push(linked)
  }
  return out
}

/** How sure a link is: two tools that the message names, of which one gives what the other lacks. */
const LINKED = 0.8

const withArgument = (call: PlannedCall, parameter: ToolParameter, value: unknown): PlannedCall => ({
  ...call,
  args: { ...call.args, [parameter.name]: value },
  given: { ...call.given, [parameter.name]: { value, certainty: LINKED } },
  missing: call.missing.filter(p => p !== parameter),
  certainty: call.certainty * LINKED,
})

function findSource(call: PlannedCall, parameter: ToolParameter, context: LinkContext): PlannedCall | undefined {
  const taken = Object.values(call.given).flatMap(({ span }) => (span ? [span] : []))
  for (const tool of sourcesOf(call.tool, parameter, context)) {
    const source = context.readCall(tool, taken)
    if (!source.missing.length && Object.keys(source.args).length) return source
  }
  return undefined
}

/**
 * The tools whose result a parameter may take: they only read, they speak of what the parameter is, and the message names
 * them by a word that is not the first tool's own.
 */
export function sourcesOf(
  { words }: ToolCard,
  parameter: ToolParameter,
  { read, tools }: Pick<LinkContext, 'read' | 'tools'>,
): ToolCard[] {
  const own = wordsOf(words.join(' '))
  const said = new Set(read.words.map(word => word.stem).filter(word => !own.includes(word)))
  return tools.filter(
    tool =>
      tool.words !== words &&
      tool.readOnly &&
      gives(tool, parameter) &&
      wordsOf(tool.words.join(' ')).some(word => said.has(word)),
  )
}

/** Whether a tool's name or the first sentence about it speaks of what a parameter is. */
function gives(tool: ToolCard, parameter: ToolParameter): boolean {
  const about = new Set(wordsOf(`${tool.words.join(' ')} ${/^[^.!?]*/.exec(tool.description)![0]}`))
  const wanted = wordsOf(`${parameter.words.join(' ')} ${/^[^.!?;]*/.exec(parameter.description)![0]}`)
  return wanted.some(word => about.has(word))
}

/** Stems of the words that say something. */
const wordsOf = (text: string): string[] =>
  splitIdentifier(text)
    .filter(word => word.length > 2 && !FILLERS.has(word) && !/^(?:value|number|string|result)s?$/.test(word))
    .map(stem)
