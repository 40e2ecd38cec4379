import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  UriTemplate,
  type CompleteResult,
  type GetPromptResult,
  type ListPromptsResult,
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  type Server,
} from '@modelcontextprotocol/server'
import { messageOf } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import { runWithin, TOO_LATE } from '../../lib/run-within.ts'
import type { Logger } from '../../lib/logger.ts'
import { visibleText } from '../safety/visible-text.ts'
import type { SourceExtras } from '../sources/source.ts'
import type { Secrets } from '../upstream/secrets.ts'
import type { View } from './view.ts'

/** Resources and prompts of the MCP servers behind the registry. */
export interface ExtrasAccess {
  /** Applications that may have some and answer now. */
  apps(): string[]
  of(app: string, signal: AbortSignal): Promise<SourceExtras | undefined>
}

export interface ServeExtrasOptions {
  view: View
  extras: ExtrasAccess
  secrets: Secrets
  logger: Logger
  /** Seconds until one server is given up. */
  requestTimeout: number
}

/** The capabilities that `serveExtras` stands for. */
export const EXTRAS_CAPABILITIES = { resources: {}, prompts: {}, completions: {} }

/**
 * Passes resources and prompts through. Prompts are named as tools are, `<application>_<prompt>`; resources keep their
 * addresses, and of two servers with the same one the first counts. A server that fails is left out of the lists.
 */
export function serveExtras(
  server: Server,
  { view, extras, secrets, logger, requestTimeout }: ServeExtrasOptions,
): void {
  const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(requestTimeout * 1000)])

  /** What every application gives, in order, with the application. */
  const collect = async <T>(
    signal: AbortSignal,
    ask: (one: SourceExtras, limit: AbortSignal) => Promise<readonly T[]>,
    apps = extras.apps().filter(view.accepts),
  ): Promise<{ app: string; item: T }[]> => {
    const limit = limited(signal)
    const asked = apps.map(async app => {
      const one = await extras.of(app, limit)
      return one ? (await ask(one, limit)).map(item => ({ app, item })) : []
    })
    const settled = await Promise.allSettled(asked)
    return settled.flatMap((outcome, index) => {
      if (outcome.status === 'fulfilled') return outcome.value
      const error = secrets.redact(messageOf(outcome.reason))
      logger.warn({ event: 'extras_not_listed', service: apps[index], error })
      return []
    })
  }
  const clean = <T>(value: unknown) => secrets.redactValue(value) as T
  const pass = async <T>(
    signal: AbortSignal,
    app: string,
    act: (one: SourceExtras, limit: AbortSignal) => Promise<T>,
  ) => {
    const limit = limited(signal)
    try {
      const one = await extras.of(app, limit)
      if (one) return await act(one, limit)
    } catch (error) {
      throw new ProtocolError(ProtocolErrorCode.InternalError, secrets.redact(messageOf(error)))
    }
    throw new ProtocolError(ProtocolErrorCode.InternalError, `The application '${app}' has none any more`)
  }

  server.setRequestHandler('resources/list', async (_request, { mcpReq: { signal } }) => {
    const found = await collect(signal, async (one, limit) => (await one.resources(limit)).resources)
    const byAddress = new Map(found.toReversed().map(({ item }) => [item.uri, described(item)]))
    return clean<ListResourcesResult>({ resources: [...byAddress.values()].toReversed() })
  })
  server.setRequestHandler('resources/templates/list', async (_request, { mcpReq: { signal } }) => {
    const found = await collect(signal, async (one, limit) => (await one.resources(limit)).templates)
    return clean<ListResourceTemplatesResult>({ resourceTemplates: found.map(({ item }) => described(item)) })
  })
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq: { signal } }) => {
    const found = await collect(signal, async (one, limit) => {
      const { resources, templates } = await one.resources(limit)
      if (resources.some(resource => resource.uri === uri)) return [0]
      return templates.some(template => matches(template.uriTemplate, uri)) ? [1] : []
    })
    // An address that is listed goes before one that only fits a template.
    const [owner] = found.sort((left, right) => left.item - right.item)
    if (!owner) throw new ResourceNotFoundError(uri)
    return clean<ReadResourceResult>(await pass(signal, owner.app, (one, limit) => one.readResource(uri, limit)))
  })

  server.setRequestHandler('prompts/list', async (_request, { mcpReq: { signal } }) => {
    const found = await collect(signal, (one, limit) => one.prompts(limit))
    const prompts = found.map(({ app, item }) => ({ ...described(item), name: `${app}_${String(item.name)}` }))
    return clean<ListPromptsResult>({ prompts })
  })
  /** The application and the server's own name of a prompt. */
  const findPrompt = async (name: string, signal: AbortSignal) => {
    const apps = extras.apps().filter(app => view.accepts(app) && name.startsWith(`${app}_`))
    const found = await collect(signal, (one, limit) => one.prompts(limit), apps)
    const owner = found.find(({ app, item }) => `${app}_${String(item.name)}` === name)
    if (!owner) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Prompt ${name} not found in any server`)
    return { app: owner.app, original: String(owner.item.name) }
  }
  server.setRequestHandler('prompts/get', async ({ params }, { mcpReq: { signal } }) => {
    const { name, arguments: given = {} } = params
    const { app, original } = await findPrompt(name, signal)
    return clean<GetPromptResult>(await pass(signal, app, (one, limit) => one.getPrompt(original, given, limit)))
  })

  server.setRequestHandler('completion/complete', async ({ params }, { mcpReq: { signal } }) => {
    const { ref, argument, context } = params
    const ask = async (app: string, own: JsonObject) => {
      const request = { ref: own, argument, ...(context && { context }) }
      return clean<CompleteResult>(await pass(signal, app, (one, limit) => one.complete(request, limit)))
    }
    if (ref.type === 'ref/prompt') {
      const { app, original } = await findPrompt(ref.name, signal)
      return await ask(app, { ...ref, name: original })
    }
    const found = await collect(signal, async (one, limit) => (await one.resources(limit)).templates)
    const owner = found.find(({ item }) => item.uriTemplate === ref.uri)
    if (!owner) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Resource template ${ref.uri} not found`)
    return await ask(owner.app, { ...ref })
  })
}

/** The item with its texts as people see them. */
function described(item: JsonObject): JsonObject {
  const texts = ['title', 'description'].flatMap(key => {
    const text = item[key]
    return typeof text === 'string' ? [[key, visibleText(text)]] : []
  })
  return { ...item, ...Object.fromEntries(texts) }
}

/** Milliseconds for one template: a server may write one that takes longer than anybody lives. */
const TEMPLATE_PATIENCE = 100

function matches(template: unknown, uri: string): boolean {
  if (typeof template !== 'string') return false
  try {
    const found = runWithin(TEMPLATE_PATIENCE, () => new UriTemplate(template).match(uri))
    return found !== null && found !== TOO_LATE
  } catch {
    return false
  }
}
