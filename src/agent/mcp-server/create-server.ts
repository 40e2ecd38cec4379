import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { ChatRequest } from '../../contract/chat.ts'
import { identityIn } from '../../http/mcp/web-exchange.ts'
import { notFound } from '../../lib/errors.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import { traceHeadersOf } from '../../lib/telemetry/trace-context.ts'
import { VERSION } from '../../lib/version.ts'
import type { Reader } from '../../store/contract.ts'
import { approvalNotFound } from '../approvals/approval-store.ts'
import { AGENT_SESSION, type ChatHooks } from '../chat/work.ts'
import type { ChatService } from '../chat/chat-service.ts'
import { maySee, toOwner } from '../sessions/owners.ts'
import type { FlowService } from '../flows/flow-service.ts'
import { ApproveArguments, AskArguments, listTools, readArguments } from './tools.ts'
import { toFailure, toResult } from './to-result.ts'

export interface AgentMcpOptions {
  chat: ChatService
  flows: FlowService
  /** [features] mcp_approvals: whether clients may say yes to a change. */
  mayApprove: boolean
  /** Knows whose conversation one is. */
  reader: Reader
}

const INSTRUCTIONS =
  'Ask in plain language. Answers rest on the data of registered applications and say so. ' +
  'A change waits for the yes of a person: tell the person what waits and how to approve it.'

/** The agent as an MCP server: `ask`, `plan` and a tool for every flow. */
export function createAgentMcpServer({ chat, flows, mayApprove, reader }: AgentMcpOptions): Server {
  const server = new Server(
    { name: 'agent', title: 'Agent', version: VERSION },
    { capabilities: { tools: { listChanged: true } }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', async () => ({ tools: listTools(await flows.list(), mayApprove) }))

  const answer = async (request: ChatRequest, context: ServerContext) => {
    const prepared = await chat.prepare(request)
    // Of another key it is as good as none.
    if ((await maySee(reader, ownerOf(context.http), prepared.sessionId)) === false)
      throw request.approval ? approvalNotFound(request.approval.id) : notFound(`Session '${prepared.sessionId}'`)
    const isNew = request.session_id === undefined && !request.approval
    const sessionId = isNew ? `${AGENT_SESSION}${prepared.sessionId}` : prepared.sessionId
    return await chat.answer({ ...prepared, sessionId, mayApprove }, hooksOf(context))
  }

  server.setRequestHandler('tools/call', async ({ params }, context): Promise<CallToolResult> => {
    const given: JsonObject = isObject(params.arguments) ? params.arguments : {}
    const session = conversationOf(context)
    const inSession = (own?: string) => {
      const id = own ?? session
      return id === undefined ? {} : { session_id: id }
    }
    try {
      switch (params.name) {
        case 'ask': {
          const { session_id, ...request } = readArguments(AskArguments, given)
          return toResult(await answer({ ...request, ...inSession(session_id) }, context), mayApprove)
        }
        case 'plan': {
          const { session_id, ...request } = readArguments(AskArguments, given)
          const { response, data, metadata } = await answer(
            { ...request, ...inSession(session_id), dry_run: true },
            context,
          )
          return {
            content: [{ type: 'text', text: data.plan ? JSON.stringify(data.plan) : response }],
            structuredContent: { response, session_id: metadata.session_id, ...(data.plan && { plan: data.plan }) },
          }
        }
        case 'approve': {
          if (!mayApprove) break
          const approval = readArguments(ApproveArguments, given)
          return toResult(await answer({ message: approval.decision, approval }, context), mayApprove)
        }
        default: {
          const flow = (await flows.list()).find(one => one.tool === params.name)
          if (!flow) break
          const ran = await flows.run(flow.name, { args: given, ...inSession() }, hooksOf(context))
          return toResult(ran, mayApprove)
        }
      }
    } catch (error) {
      return toFailure(error)
    }
    const names = listTools(await flows.list(), mayApprove).map(({ name }) => name)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Tool ${params.name} not found. Tools: ${names.join(', ')}`,
    )
  })
  return server
}

const ownerOf = (http: ServerContext['http']) => toOwner(identityIn(http?.req?.headers))

/**
 * The conversation that a request belongs to when it names none: one for each MCP session. Requests of the era without
 * sessions begin one each, whatever their headers say, and go on with the one that they name.
 */
function conversationOf({ http, sessionId }: ServerContext): string | undefined {
  const isSession = sessionId !== undefined && http?.req?.headers.get('mcp-session-id') === sessionId
  return isSession ? `${AGENT_SESSION}${sessionId}` : undefined
}

/** Cancelling the request cancels the turn; its steps are progress for a client that asked for that. */
function hooksOf({ mcpReq, http }: ServerContext): ChatHooks {
  const progressToken = mcpReq._meta?.progressToken
  let progress = 0
  const { traceparent, tracestate } = mcpReq._meta ?? {}
  const headers = http?.req?.headers
  return {
    signal: mcpReq.signal,
    owner: ownerOf(http),
    trace: traceHeadersOf(
      traceparent ?? headers?.get('traceparent') ?? undefined,
      tracestate ?? headers?.get('tracestate') ?? undefined,
    ),
    emit: (event, value) => {
      if (event !== 'step' || progressToken === undefined) return
      const { tool, state } = value as { tool: string; state: string }
      const params = { progressToken, progress: ++progress, message: `${tool}: ${state}` }
      void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined)
    },
  }
}
