import { ChatResponse, type ChatRequest } from '../contract/chat.ts'
import { LABELS } from '../processes/components.ts'
import { addressOf, type CommandContext } from './context.ts'
import { isConnectionError, requestJson, sendRequest, withComponent, type RequestOptions } from './http-client.ts'

/** What commands ask the agent server, over its HTTP interface. */
export interface AgentClient {
  url: string
  chat(request: Partial<ChatRequest> & { message: string }, signal?: AbortSignal): Promise<ChatResponse>
  /** Cancels what a conversation is doing. */
  stop(sessionId: string): Promise<void>
  /** Asks any other route; the JSON of its answer. Throws the server's own error. */
  request(path: string, options?: Pick<RequestOptions, 'method' | 'body'>): Promise<unknown>
}

/** Seconds beyond the agent's own limit before the client gives up. */
const EXTRA_TIME = 90

/** A client of this project's agent server. Starts the demo first when `demo.auto_start` says so. */
export async function connectAgent(context: CommandContext): Promise<AgentClient> {
  const project = context.load()
  let url = addressOf('agent', project)
  const answers = await sendRequest(`${url}/health`, { timeout: 5 }).then(
    () => true,
    (error: unknown) => !isConnectionError(error),
  )
  if (!answers && (await (await import('./commands/start.ts')).autoStart(context)))
    url = addressOf('agent', context.load())
  const ask = async <T>(act: () => Promise<T>) => await withComponent(LABELS.agent, url, 'agent start demo', act)
  const { demo, model } = project.settings
  const timeout = Math.max(demo.default_timeout, model.answer_timeout) + EXTRA_TIME
  return {
    url,
    chat: async (request, signal) =>
      ChatResponse.parse(
        await ask(
          async () =>
            await requestJson(`${url}/chat`, { method: 'POST', body: request, timeout, ...(signal ? { signal } : {}) }),
        ),
      ),
    request: async (path, options = {}) => await ask(() => requestJson(`${url}${path}`, { ...options, timeout })),
    stop: async session_id =>
      void (await requestJson(`${url}/chat/stop`, { method: 'POST', body: { session_id } }).catch(() => undefined)),
  }
}
