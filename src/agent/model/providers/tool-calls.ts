import { randomUUID } from 'node:crypto'
import { isObject, parseJson } from '../../../lib/json.ts'
import type { ModelCall } from '../provider.ts'

/** An id for a call that came without one: unlike those of the calls before it in the conversation. */
export const createCallId = () => `call_${randomUUID().slice(0, 12)}`

/** Calls of one answer that are read; whoever asks for so many is stopped. */
const MOST_CALLS = 200
/** Characters of all arguments that are read. */
const LONGEST = 2_000_000

/** A call while its pieces come in. */
interface OpenCall {
  index: number | undefined
  id: string
  name: string
  /** Pieces of the arguments' text. */
  pieces: string[]
  /** Arguments that came as an object. */
  object?: Record<string, unknown>
}

/** What a piece says of the call that it belongs to. */
interface PieceHead {
  id: string
  index: number | undefined
  name: string
  /** It has no arguments. */
  isBare: boolean
}

/** Puts the calls of a stream together from its pieces. */
export interface CallAssembler {
  /** Takes `delta.tool_calls` or `message.tool_calls`. */
  add(pieces: unknown): void
  /** More came than is read. */
  readonly isFull: boolean
  /** The calls in the order in which they began. */
  finish(): ModelCall[]
}

/**
 * Calls come in pieces: the first names the tool, the others go on with its arguments. By the rules a piece says which
 * call it belongs to (`index`). Servers differ: some leave it out, some number every call 0, some send ids again with
 * each piece or never, some send all at once and arguments as an object. So a piece goes on with the call of its id, else
 * of its index, else with the last one, unless it names a tool while that one is complete: then it begins another.
 */
export function createCallAssembler(): CallAssembler {
  const calls: OpenCall[] = []
  let length = 0
  const isFull = () => calls.length >= MOST_CALLS || length > LONGEST

  function add(pieces: unknown): void {
    for (const piece of Array.isArray(pieces) ? pieces : [pieces]) if (isObject(piece) && !isFull()) addPiece(piece)
  }

  function addPiece(piece: Record<string, unknown>): void {
    const given = isObject(piece['function']) ? piece['function'] : piece
    const id = readText(piece['id'])
    const index = typeof piece['index'] === 'number' ? piece['index'] : undefined
    const name = readText(given['name'])
    const args = given['arguments'] ?? given['parameters']
    const call = findOpen({ id, index, name, isBare: !args }) ?? begin(index, id)
    call.id ||= id
    call.name ||= name
    if (typeof args === 'string') {
      call.pieces.push(args)
      length += args.length
    } else if (isObject(args)) call.object = { ...call.object, ...args }
  }

  function findOpen({ id, index, name, isBare }: PieceHead): OpenCall | undefined {
    const isHere = (call: OpenCall) => index === undefined || call.index === undefined || call.index === index
    const same = id ? calls.findLast(call => call.id === id && isHere(call)) : undefined
    if (same) return same
    const call = index === undefined ? calls.at(-1) : calls.findLast(known => known.index === index)
    if (!call || (id && call.id)) return undefined
    const isOther = name && call.name && (name !== call.name || (isComplete(call) && !isBare))
    return isOther ? undefined : call
  }

  function begin(index: number | undefined, id: string): OpenCall {
    const call: OpenCall = { index, id, name: '', pieces: [] }
    calls.push(call)
    return call
  }

  function finish(): ModelCall[] {
    const used = new Set<string>()
    return calls
      .filter(({ name }) => name)
      .map(({ id: given, name, object, pieces }) => {
        const id = given && !used.has(given) ? given : createCallId()
        used.add(id)
        return { id, name, args: object ?? readArguments(pieces.join('')) }
      })
  }

  return {
    add,
    finish,
    get isFull() {
      return isFull()
    },
  }
}

const isComplete = ({ object, pieces }: OpenCall) => object !== undefined || isObject(parseJson(pieces.join('')))

const readText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Arguments as an object, also when they were written as JSON in a JSON text; a text that is neither stays one. */
export function readArguments(text: string): unknown {
  if (!text.trim()) return {}
  const value = parseJson(text)
  const inner = typeof value === 'string' ? parseJson(value) : value
  return isObject(inner) ? inner : text
}
