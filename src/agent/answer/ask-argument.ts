import { pattern } from '../../lib/patterns.ts'
import { testIn } from '../../lib/prefilter/may-match.ts'
import type { TurnOutcome } from '../turn.ts'
import { fillArguments } from '../understand/calls/fill-arguments.ts'
import { readText } from '../understand/calls/read-text.ts'
import { scoreTools } from '../understand/calls/score-tools.ts'
import type { ToolCard, ToolParameter } from '../understand/entity-model/catalogue-model.ts'
import { readSmallTalk } from '../understand/requests/small-talk.ts'
import type { CallRequest } from './answer-tool.ts'
import { formatValue } from './format.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import { labelCall, writeArgument } from './write-result.ts'

/** A reply that speaks so surely of another tool asks for that one. */
const CLEAR = 0.8

type Draft = NonNullable<Memory['calls']>[number]

/** Asks for the first argument that a call lacks, in words, with what it may be. */
export function askForArgument(calls: Draft[], { model, memory, run }: CallRequest): TurnOutcome {
  const open = calls.find(call => call.missing.length)!
  const tool = model.tools.get(open.tool)!
  const parameter = tool.parameters.find(p => p.name === open.missing[0])!
  const known = Object.entries(open.args).map(([key, value]) => `${key} ${writeArgument(value)}`)
  const others = open.missing.slice(1).map(name => nameOf(tool.parameters.find(p => p.name === name)!))
  const message = [
    `To call ${tool.name}${known.length ? ` (${known.join(', ')})` : ''} I need the ${nameOf(parameter)}${describe(parameter)}.`,
    ...(others.length ? [`After that: ${others.join(', ')}.`] : []),
    question(parameter),
  ].join(' ')
  return declined('NEEDS_INPUT', message, { ...memory, calls }, { toolsUsed: run.toolsUsed })
}

const nameOf = (parameter: ToolParameter) => parameter.words.join(' ')

/** The description of a parameter where it says more than its name. */
function describe(parameter: ToolParameter): string {
  const text = /^[^.;\n]{3,120}/.exec(parameter.description.trim())?.[0].trim()
  if (!text || text.toLowerCase() === nameOf(parameter)) return ''
  return ` (${text.charAt(0).toLowerCase()}${text.slice(1)})`
}

function question(parameter: ToolParameter): string {
  if (parameter.choices.length && parameter.choices.length <= 12)
    return `Which of these: ${parameter.choices.join(', ')}?`
  if (parameter.type === 'boolean') return 'Yes or no?'
  const sample = parameter.default === undefined ? '' : ` (${formatValue(parameter.default)} unless you say otherwise)`
  return `What should it be${sample}?`
}

/** What a message says to the question for an argument. Undefined when it is about something else. */
export async function readReply(
  request: CallRequest,
): Promise<{ outcome: TurnOutcome } | { calls: Draft[] } | undefined> {
  const { turn, memory, model, now } = request
  const calls = memory.calls
  const open = calls?.find(call => call.missing.length)
  const tool = open && model.tools.get(open.tool)
  if (!calls || !open || !tool) return undefined
  if (
    /^\W*(?:no|cancel|never ?mind|stop|forget (?:it|about it)|leave it)\b[\W]*(?:that|it|thanks|thank you|please)?\W*$/i.test(
      turn.message,
    )
  )
    return {
      outcome: {
        response: `All right, ${labelCall(open, tool.app, [])} was not called.`,
        data: { result: null },
        confidence: 0.9,
        toolsUsed: [],
        memory: toJson({ ...memory, calls: undefined }),
        engine: 'builtin',
      },
    }
  if (await namesAnother(tool, request)) return undefined
  const values = await readValues(turn.message, tool, open, now)
  if (!Object.keys(values).length) return undefined
  const filled = calls.map(call =>
    call === open ? withValues(call, values) : call.tool === open.tool ? withValues(call, values, true) : call,
  )
  return { calls: filled }
}

/** Whether a reply is an order for another tool: it clearly speaks of that one, and not of the one that waits. */
async function namesAnother(tool: ToolCard, { turn, model, now }: CallRequest): Promise<boolean> {
  const [best] = scoreTools(await readText(turn.message, now), model, turn.apps)
  return best !== undefined && best.tool !== tool && (best.named || best.score > CLEAR)
}

/** A call with more of its arguments; one beside it that lacks the same gets the same. */
const withValues = (call: Draft, values: Record<string, unknown>, onlyMissing = false): Draft => {
  const taken = Object.entries(values).filter(([name]) => !onlyMissing || call.missing.includes(name))
  return {
    ...call,
    args: { ...call.args, ...Object.fromEntries(taken) },
    missing: call.missing.filter(name => !taken.some(([key]) => key === name)),
  }
}

/** The arguments that a reply gives: those it names, else the one that was asked for. */
async function readValues(reply: string, tool: ToolCard, open: Draft, now: Date): Promise<Record<string, unknown>> {
  const missing = tool.parameters.filter(p => open.missing.includes(p.name))
  const [asked] = missing
  const { args } = fillArguments(await readText(reply, now), { ...tool, parameters: missing })
  if (asked && asked.name in args) return args
  const value = asked && coerce(reply, asked)
  return value === undefined ? args : { ...args, [asked!.name]: value }
}

const LEAD =
  /^\s*(?:(?:it(?:'s| is| should be)|that(?:'s| is| would be)|use|take|make it|please|the|to|for|in|with)\s+)+/i

/** A reply as a value of the parameter's type; undefined when it is none, or reads like another request. */
function coerce(reply: string, parameter: ToolParameter): unknown {
  const text = reply.trim().replace(/[.!]+$/, '')
  const bare = text
    .replace(LEAD, '')
    .replace(/^["“'](.*)["”']$/s, '$1')
    .trim()
  if (!bare || readSmallTalk(reply)) return undefined
  const choice = parameter.choices.find(c => c.toLowerCase() === bare.toLowerCase())
  if (parameter.choices.length) return choice
  if (parameter.type === 'boolean')
    return /^(?:yes|yep|yeah|true|sure|on|please do)$/i.test(text)
      ? true
      : /^(?:no|nope|false|off)$/i.test(text)
        ? false
        : undefined
  const number = Number(bare.replaceAll(',', ''))
  if (parameter.type === 'integer') return Number.isInteger(number) ? number : undefined
  if (parameter.type === 'number') return Number.isFinite(number) ? number : undefined
  if (isRequest(text)) return undefined
  if (parameter.type === 'array') return bare.split(/\s*(?:,|;|\band\b)\s*/).filter(Boolean)
  return parameter.type === 'string' ? bare : undefined
}

/** How questions and requests begin: no value for what was asked. */
const BEGINS_REQUEST = pattern('i')`
  ^\s*(?:
    how (?:many|much)|what|which|who|where|when|why|list|show|give me|tell me|find|can you|could you
    |please (?:list|show|find)
  )\b
`

/** A question or an order of its own is no value. */
const isRequest = (text: string) => /\?\s*$/.test(text) || testIn(text, BEGINS_REQUEST)
