import type { JsonObject } from '../../lib/json.ts'

/** A tool as a model sees it. `parameters` is a JSON Schema of an object. */
export interface ModelTool {
  name: string
  description: string
  parameters: JsonObject
}

/** A call that a model asked for. `args` is what it wrote: an object, or a text where that was no JSON object. */
export interface ModelCall {
  id: string
  name: string
  args: unknown
}

/** One message of a conversation with a model. `reasoning` is what it thought aloud; it is no part of the answer. */
export type ModelMessage =
  | { role: 'system' | 'user'; text: string }
  | { role: 'assistant'; text: string; reasoning?: string; calls?: ModelCall[] }
  | { role: 'tool'; callId: string; name: string; text: string }

/** What a model is asked to generate. */
export interface ModelRequest {
  messages: ModelMessage[]
  tools?: ModelTool[]
  /** Whether tools may (`auto`, the default), must or must not be called. */
  toolChoice?: 'auto' | 'required' | 'none'
  /** JSON Schema that the text has to satisfy (constrained output). Not together with `tools`. */
  schema?: JsonObject
  /** Most tokens to generate. */
  maxOutput?: number
}

/** Tokens as the provider counted them. */
export interface ModelUsage {
  input: number
  output: number
}

/** What comes back, in order; `end` is the last one of a generation that was not cut off by an error. */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'call'; call: ModelCall }
  | { type: 'usage'; usage: ModelUsage }
  | { type: 'end'; reason: 'stop' | 'length' | 'calls' }

/** Whether a model can be used now. `message` says why not, with the next step. */
export interface ModelState {
  provider: string
  /** The model in use: the configured one, or the one that was chosen. */
  name: string | null
  reachable: boolean
  message: string
  /** Whether it calls tools and keeps to a schema, as far as the provider says. */
  tools?: boolean
  schema?: boolean
  /** Size of its context, in tokens. */
  context?: number
}

/**
 * A language model behind an endpoint. `generate` throws `AgentError`s of src/agent/model/errors.ts (unreachable, key
 * refused, model missing, limit, time-out, broken answer), and `signal.reason` when it was cancelled.
 */
export interface ModelProvider {
  generate(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>
  /** Asks the endpoint; never throws. */
  probe(signal?: AbortSignal): Promise<ModelState>
  close(): Promise<void>
}
