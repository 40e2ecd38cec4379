import type { JSONRPCMessage } from '@modelcontextprotocol/client'
import { isObject } from '../../../lib/json.ts'

/** Code of the error that stands for an answer that was too large to be kept. */
const OVERSIZED = -32_098
/** Bytes of JSON-RPC around a result. */
export const ENVELOPE = 64 * 1024
/** Characters in which the id of an answer is looked for. */
const EDGE = 512
const ID = String.raw`(-?\d+|"(?:[^"\\]|\\.){1,200}")`
const ID_FIRST = new RegExp(String.raw`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*${ID}\s*,`)
const ID_LAST = new RegExp(String.raw`"id"\s*:\s*${ID}\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$`)

/** What is left of an answer that was too large. */
export interface Oversized {
  bytes: number
  text: string
}

/**
 * The answer in place of one that was too large (registry case M17): an error with the beginning of it. Undefined when
 * nobody can be told, because no id is found in what was kept.
 */
export function answerForOversized(head: string, tail: string, bytes: number): JSONRPCMessage | undefined {
  const id = (ID_FIRST.exec(head.slice(0, EDGE)) ?? ID_LAST.exec(tail.slice(-EDGE)))?.[1]
  return id === undefined ? undefined : oversizedAnswer(JSON.parse(id) as string | number, head, bytes)
}

/** The same, for a request whose id is known. */
export function oversizedAnswer(id: string | number, head: string, bytes: number): JSONRPCMessage {
  const text = /^\s*\{(?:\s*"(?:jsonrpc|id)"\s*:\s*(?:-?\d+|"[^"]{0,200}")\s*,)*\s*"result"\s*:\s*/.exec(
    head.slice(0, 2 * EDGE),
  )
  const data: Oversized = { bytes, text: text ? head.slice(text[0].length) : head }
  return {
    jsonrpc: '2.0',
    id,
    error: { code: OVERSIZED, message: `its answer of ${bytes} bytes is larger than what is taken`, data },
  }
}

/** What an error says about an answer that was too large; undefined for every other error. */
export function oversizedOf(error: unknown): Oversized | undefined {
  if (!isObject(error) && !(error instanceof Error)) return undefined
  const { code, data } = error as { code?: unknown; data?: unknown }
  return code === OVERSIZED && isObject(data) ? (data as unknown as Oversized) : undefined
}
