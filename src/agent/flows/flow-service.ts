import type { AnswerData, ChatResponse } from '../../contract/chat.ts'
import { FlowDefinition, type Flow, type FlowOffer } from '../../contract/flow.ts'
import type { Plan } from '../../contract/plan.ts'
import { AgentError, conflict, notFound } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Reader } from '../../store/contract.ts'
import { contains } from '../../store/dialect.ts'
import type { ChatHooks, PreparedChat } from '../chat/work.ts'
import { limitOf, type Owner } from '../sessions/owners.ts'
import { createSessionId, type SessionStore } from '../sessions/session-store.ts'
import type { RegistryClient } from '../registry-client.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { FlowArguments } from './bind-plan.ts'
import { openFlowStore } from './flow-store.ts'
import { readArguments } from './flow-schemas.ts'
import { describeTools, toolsOf } from './flow-tools.ts'
import { findSimilar } from './find-similar.ts'
import { checkDefinition, defineFlow, findAnswered, notAFlow } from './plan-from-session.ts'

/** What to save: an answer of a conversation, under a name. */
export interface SaveRequest {
  name: string
  description?: string | undefined
  /** The latest conversation when absent. */
  session_id?: string | undefined
  /** Place of the answer among the messages of the conversation, from 0. */
  message?: number | undefined
}

export interface RunRequest {
  args?: JsonObject | undefined
  session_id?: string | undefined
  dry_run?: boolean | undefined
  /** False: the run is not kept in the history, unless it asks for an approval. */
  keep?: boolean | undefined
}

/** Saved flows: what `/flows`, the registry and the offers in answers use. */
export interface FlowService {
  list(): Promise<Flow[]>
  /** Throws 404. */
  find(name: string): Promise<Flow>
  /** Saves an answer. Throws 404, 409 for a name that is taken, 422 for what cannot be a flow. */
  save(request: SaveRequest, owner?: Owner): Promise<Flow>
  /** Adds or replaces a flow by its definition. Throws 422. */
  put(name: string, definition: FlowDefinition): Promise<{ flow: Flow; isNew: boolean }>
  /** Throws 404. */
  delete(name: string): Promise<void>
  /** Runs a flow as a turn of a conversation. Throws 404 and 422. */
  run(name: string, request: RunRequest, hooks: ChatHooks): Promise<ChatResponse>
  /** The flow that is like a message and was not offered in this conversation yet. */
  offer(message: string, sessionId: string): Promise<FlowOffer | undefined>
  /** Told after every change of the flows, at whatever replica; returns what ends that. */
  onChange(listener: () => void): () => void
  /** How many changes there were since the start. */
  changes(): number
  close(): Promise<void>
}

export interface FlowServiceOptions {
  store: SessionStore
  registry: () => Promise<RegistryClient>
  answer: (prepared: PreparedChat, hooks: ChatHooks) => Promise<ChatResponse>
  logger?: Logger
  clock?: () => Date
}

/** Flows over the conversations of a server. The registry is connected to when a flow is first saved or run. */
export async function openFlowService(options: FlowServiceOptions): Promise<FlowService> {
  const { store, answer, logger, clock = () => new Date() } = options
  const flows = await openFlowStore(store.database, logger)
  let opening: Promise<RegistryClient> | undefined
  const open = () => (opening ??= options.registry())
  let known: { key: string; model: CatalogueModel } | undefined

  const find = async (name: string): Promise<Flow> => {
    const flow = await flows.find(name)
    if (!flow) throw notFound(`Flow '${name}'`)
    return flow
  }

  /** The applications of a plan's tools as they are now. Throws REGISTRY_UNREACHABLE. */
  async function modelFor(plan: Plan, question: string, signal?: AbortSignal) {
    const registry = await open()
    const tools = [...toolsOf(plan)]
    const { revision, catalogue } = await registry.catalogue({ text: question, tools }, signal)
    const own = Object.fromEntries(
      Object.entries(catalogue).filter(([, records]) => tools.some(tool => Object.hasOwn(records, tool))),
    )
    const key = JSON.stringify([revision, Object.keys(own)])
    if (known?.key !== key) {
      const { createKnowledge } = await import('../understand/entity-model/knowledge.ts')
      known = { key, model: createKnowledge(own).model }
    }
    return { registry, model: known.model }
  }

  /** Never throws for a registry that is away: that is an answer too. */
  async function runNow(flow: Flow, values: FlowArguments, turn: Turn): Promise<TurnOutcome> {
    const [{ runFlow }, { declined }] = await Promise.all([import('./run-flow.ts'), import('../answer/outcome.ts')])
    try {
      const tools = await modelFor(flow.plan, flow.question, turn.signal)
      return await runFlow(flow, values, turn, { ...tools, now: clock() })
    } catch (error) {
      if (!(error instanceof AgentError) || error.code !== 'REGISTRY_UNREACHABLE') throw error
      return { ...declined(error.code, error.message, {}), memory: turn.memory }
    }
  }

  return {
    list: flows.list,
    find,
    async save({ name, description, session_id, message }, owner) {
      const isTaken = conflict(`There is a flow '${name}' already. Choose another name, or delete it first.`)
      if (await flows.has(name)) throw isTaken
      const sessionId = session_id ?? (await store.listSessions(1, 0, limitOf(owner)))[0]?.session_id
      const session = sessionId === undefined ? undefined : await store.readSession(sessionId)
      if (!session)
        throw session_id === undefined
          ? notAFlow('There is nothing to save: no question was asked yet.')
          : notFound(`Session '${session_id}'`)
      const answered = findAnswered(session.messages, message)
      const { model } = await modelFor(answered.plan, answered.question)
      const definition = defineFlow(answered, { model, now: clock(), ...(description && { description }) })
      const flow = await flows.add(name, definition)
      if (!flow) throw isTaken
      return flow
    },
    async put(name, given) {
      const { model } = await modelFor(given.plan, given.question)
      const definition = {
        ...FlowDefinition.parse(given),
        author: 'client' as const,
        tools: describeTools(given.plan, model),
      }
      checkDefinition(definition, model)
      return await flows.put(name, definition)
    },
    async delete(name) {
      if (!(await flows.delete(name))) throw notFound(`Flow '${name}'`)
    },
    async run(name, { args = {}, session_id, dry_run, keep = true }, hooks) {
      const flow = await find(name)
      const values = readArguments(flow, args)
      const shown = Object.entries(values).map(([key, value]) => `${key} ${[value].flat().join(', ')}`)
      const prepared: PreparedChat = {
        request: {
          message: `Run the flow ${name}${shown.length ? ` with ${shown.join('; ')}` : ''}`,
          ...(session_id && { session_id }),
          ...(dry_run && { dry_run }),
        },
        sessionId: session_id ?? createSessionId(),
        keep: keep || !flow.read_only,
        about: flow.question,
        flow: name,
        answer: turn => runNow(flow, values, turn),
      }
      return await answer(prepared, hooks)
    },
    async offer(message, sessionId) {
      const offer = findSimilar(message, await flows.list())
      return offer && !(await wasOffered(store.database, sessionId, offer.flow)) ? offer : undefined
    },
    onChange: flows.onChange,
    changes: flows.changes,
    close: async () => {
      flows.close()
      await (await opening?.catch(() => undefined))?.close()
    },
  }
}

/** Answers that offered a flow, found by their text: what it says exactly is in their JSON. */
async function wasOffered(reader: Reader, sessionId: string, flow: string): Promise<boolean> {
  const offering = await reader.all<{ data: string }>(
    `SELECT data FROM messages WHERE session_id = ? AND role = 'assistant' AND ${contains(reader, 'data')}`,
    sessionId,
    '"offer":{"flow":',
  )
  return offering.some(({ data }) => (JSON.parse(data) as AnswerData).offer?.flow === flow)
}
