import type { PreviewServiceRequest } from '../../contract/services.ts'
import { AgentError, mcpUnreachable, openApiUnreachable } from '../../lib/errors.ts'
import { entryCredentials } from '../sources/entry-credentials.ts'
import { createSource } from '../sources/index.ts'
import type { Source, SourceContext } from '../sources/source.ts'
import { explain } from '../service/state-texts.ts'
import type { AddedEntry } from './added-store.ts'
import { toAuthEntry } from './check-request.ts'
import { declareEntry } from './declare-entry.ts'
import { findDescription, type Tried } from './find-description.ts'
import { lookAt, withPatience, type Seen } from './look-at.ts'
import { usualPlaces } from './usual-places.ts'
import type { Variables } from '../file/substitute.ts'

/** A service that answers, with its source open: whoever gets it closes it. */
export interface Recognised {
  raw: AddedEntry
  source: Source
}

export interface RecogniseOptions {
  context: SourceContext
  variables: Variables
  signal: AbortSignal
}

/** Milliseconds for the first answer, for each place after it, and for asking whether somebody speaks MCP. */
const FIRST_PATIENCE = 10_000
const PLACE_PATIENCE = 5_000
const MCP_PATIENCE = 8_000
/** Places that a message names. */
const NAMED = 6

type Request = Pick<PreviewServiceRequest, 'type' | 'auth' | 'description'> & { url: string }

/**
 * Finds out what is at an address and opens it: an OpenAPI description, a page or a base address that leads to one, an MCP
 * server over streamable HTTP or server-sent events, a TRM service. Rejects with the specification's messages (§ Errors),
 * what was tried and what to do next.
 */
export async function recogniseService(request: Request, options: RecogniseOptions): Promise<Recognised> {
  const tried: Tried[] = []
  const open = (entry: Pick<AddedEntry, 'url' | 'type' | 'transport'>, patience?: number) =>
    openEntry({ ...entry, ...(request.auth && { auth: toAuthEntry(request.auth) }) }, options, patience)
  if (request.type === 'trm') return await open({ url: request.url, type: 'trm' }).catch(rethrow(request))
  const isMcp = request.type === 'mcp' || (request.type === undefined && looksLikeMcp(request.url))
  let first = await lookFirst(request, isMcp, options)
  if (first === undefined) return await openFirstMcp(request, open, tried)
  const url = settleAddress(request, first.address)
  // On the way to https the credential was left behind.
  if (request.auth && url !== request.url) first = (await lookFirst({ ...request, url }, false, options)) ?? first
  // Its tools would be tools of itself, and theirs, without end.
  if (first.isSelf)
    throw new AgentError('SERVICE_IS_REGISTRY', 422, `${request.url} is this registry itself. Nothing was added.`)
  if (request.type === 'mcp') return await openFirstMcp(request, open, tried)
  if (first.description) return await open({ url, type: 'openapi' }).catch(rethrow(request))
  tried.push({ address: first.address, what: first.what })
  const maySpeakMcp = first.isEvents || first.status >= 400 || looksLikeMcp(url)
  if (request.type === undefined && maySpeakMcp) {
    const isSse = first.isEvents && !/\/sse\/?$/.test(new URL(url).pathname)
    const mcp = await open({ url, type: 'mcp', ...(isSse && { transport: 'sse' }) }, MCP_PATIENCE).catch(
      (error: unknown) => {
        if (first.isEvents || (isRefused(error) && looksLikeMcp(url))) throw refusalOr(error, request)
        tried.push({ address: url, what: `no MCP server (${briefly(error)})` })
        return undefined
      },
    )
    if (mcp) return mcp
  }
  const { context, signal } = options
  const credentials = request.auth && credentialsOf(request, options)
  let embedded: string | undefined
  const found = await findDescription(first, {
    look: { upstream: context.upstream, signal, maxBytes: context.registry.max_description_bytes },
    credentials,
    home: new URL(first.address).origin,
    isNear: context.upstream.isPrivateHost(new URL(first.address).hostname),
    patience: Math.min(PLACE_PATIENCE, context.requestTimeout * 1000),
    tried,
    onEmbedded: address => (embedded ??= address),
  })
  if (found) return await open({ url: found.address, type: 'openapi' }).catch(rethrow(request))
  const other = request.type === undefined ? await openOther(first, open, tried) : undefined
  if (other) return other
  const refused = tried.find(({ what }) => what === '401' || what === '403')
  if (refused) throw authNeeded({ ...request, url: refused.address }, Number(refused.what))
  throw notRecognised(request, tried, embedded)
}

/**
 * The address that is kept: the one that was given, or where it leads when that is another origin. Throws
 * ADDRESS_LEADS_AWAY (422) when a credential would go to a host that nobody gave it for; https instead of http is no other.
 */
function settleAddress({ url, auth }: Request, reached: string): string {
  const [from, to] = [new URL(url), new URL(reached)]
  if (from.origin === to.origin) return url
  if (auth && !(from.hostname === to.hostname && to.protocol === 'https:'))
    throw new AgentError(
      'ADDRESS_LEADS_AWAY',
      422,
      `${url} leads to ${to.origin}, and the credential is for ${from.origin} only. Give the address ${reached} itself if the credential may go there.`,
    )
  return reached
}

/** What is no OpenAPI service may still be an MCP server at one of its usual places, or a TRM service. */
async function openOther(first: Seen, open: Open, tried: Tried[]): Promise<Recognised | undefined> {
  for (const url of usualPlaces(first.address).mcp) {
    const mcp = await open({ url, type: 'mcp' }, MCP_PATIENCE).catch((error: unknown) => {
      tried.push({ address: url, what: `no MCP server (${briefly(error)})` })
    })
    if (mcp) return mcp
  }
  const trm = await open({ url: first.address, type: 'trm' }, MCP_PATIENCE).catch(() => {
    tried.push({ address: first.address, what: 'no TRM service' })
  })
  if (!trm) return undefined
  // Any service may have a list at that address: tools have a schema of their arguments, or a binding.
  if (trm.source.list().some(tool => tool.parameters.length > 0 || tool.readOnly)) return trm
  await trm.source.close()
  tried.push({ address: first.address, what: 'a list of tools without arguments, so hardly a TRM service' })
  return undefined
}

type Open = (entry: Pick<AddedEntry, 'url' | 'type' | 'transport'>, patience?: number) => Promise<Recognised>

/** The address itself, else the usual ones below it. */
async function openFirstMcp(request: Request, open: Open, tried: Tried[]): Promise<Recognised> {
  const places = looksLikeMcp(request.url) ? [] : usualPlaces(request.url).mcp
  let first: unknown
  for (const url of [request.url, ...places]) {
    try {
      return await open({ url, type: 'mcp' }, first === undefined ? undefined : MCP_PATIENCE)
    } catch (error) {
      if (isRefused(error)) throw refusalOr(error, request)
      first ??= error
      tried.push({ address: url, what: briefly(error) })
    }
  }
  const looked = tried.length > 1 ? ` Looked at ${listTried(tried)}.` : ''
  throw new AgentError(
    'MCP_UNREACHABLE',
    502,
    `${mcpUnreachable(request.url).message}: ${briefly(first)}.${looked} Is it running, and is this the address of its MCP endpoint?`,
    { cause: first },
  )
}

const looksLikeMcp = (address: string) => /\/(?:sse|mcp)\/?$/i.test(new URL(address).pathname)

/**
 * The first answer decides what else is tried; without one there is nothing to try. Undefined for an MCP server that takes
 * its time: some keep a GET open until they have something to say.
 */
async function lookFirst(request: Request, isMcp: boolean, options: RecogniseOptions): Promise<Seen | undefined> {
  const { context, signal } = options
  try {
    return await lookAt(request.url, {
      upstream: context.upstream,
      credentials: request.auth && credentialsOf(request, options),
      signal,
      patience: Math.min(isMcp ? PLACE_PATIENCE : FIRST_PATIENCE, context.requestTimeout * 1000),
      maxBytes: context.registry.max_description_bytes,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AgentError && error.code === 'ADDRESS_REFUSED') throw error
    if (isMcp && !(error instanceof AgentError)) return undefined
    const { code, message } = (isMcp ? mcpUnreachable : openApiUnreachable)(request.url)
    const why = briefly(error)
    const next = /certificate/i.test(why)
      ? 'Its certificate is not trusted on this machine (api_mode.ssl_verify).'
      : 'Check the address, and that the service is running.'
    throw new AgentError(code, 502, `${message}: ${why}. ${next}`, { cause: error })
  }
}

const credentialsOf = (request: Request, { context, variables }: RecogniseOptions) => {
  const raw = { url: request.url, type: 'openapi' as const, ...(request.auth && { auth: toAuthEntry(request.auth) }) }
  return entryCredentials(declareEntry(new URL(request.url).host, raw, variables, context.secrets), context)
}

/** Opens a source for an entry; closes it when it cannot be opened. */
async function openEntry(
  raw: AddedEntry,
  { context, variables, signal }: RecogniseOptions,
  longest = context.requestTimeout * 1000,
): Promise<Recognised> {
  const patience = Math.min(longest, context.requestTimeout * 1000)
  const entry = declareEntry(new URL(raw.url).host, raw, variables, context.secrets)
  const source = createSource(entry, { ...context, requestTimeout: patience / 1000 })
  const limited = withPatience(signal, patience, `it gave no answer within ${patience / 1000} s`)
  try {
    await source.open(limited.signal)
    return { raw, source }
  } catch (error) {
    await source.close()
    signal.throwIfAborted()
    throw error
  } finally {
    limited.end()
  }
}

const isRefused = (error: unknown) => /\b40[13]\b|unauthori[sz]ed|forbidden/i.test(explain(error))

/** A source's own error with all that is behind it: its message alone is for a list, not for a person who waits. */
function refusalOr(error: unknown, request: Request): unknown {
  if (isRefused(error)) return authNeeded(request, /\b403\b|forbidden/i.test(explain(error)) ? 403 : 401)
  if (!(error instanceof AgentError)) return error
  return new AgentError(error.code, error.status, `${explain(error)}.`, { cause: error })
}

const rethrow = (request: Request) => (error: unknown) => {
  throw refusalOr(error, request)
}

const authNeeded = ({ url, auth }: Request, status: number) =>
  new AgentError(
    'SERVICE_AUTH_NEEDED',
    422,
    auth
      ? `${url} refuses the credential in ${auth.variable} (${status}). Is it the right one, and is ${auth.type} the way that it goes?`
      : `${url} asks for a credential (${status}). Put it into an environment variable of the registry and give auth: its type (bearer, basic, api-key, header …) and the name of the variable.`,
  )

function notRecognised(request: Request, tried: readonly Tried[], embedded: string | undefined): AgentError {
  const other = request.type === undefined ? ' It is no MCP server and no TRM service either.' : ''
  const inside =
    embedded === undefined
      ? ''
      : ` The page ${embedded} carries a description inside itself: let the service give it an address of its own, such as /openapi.json.`
  return new AgentError(
    'SERVICE_NOT_RECOGNISED',
    422,
    `${openApiUnreachable(request.url).message}: no description was found. Looked at ${listTried(tried)}.${other}${inside} Give the address of the description itself${request.type === undefined ? ', or say with type what it is: openapi, mcp or trm' : ''}.`,
  )
}

/** The first of them with what they answered; of the others how many. */
function listTried(tried: readonly Tried[]): string {
  const named = tried.slice(0, NAMED).map(({ address, what }) => `${address} (${what})`)
  const more = tried.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more places` : ''}`
}

/** The reason without the frame that says again where and what. */
function briefly(error: unknown): string {
  const text = explain(error)
    .replace(
      /^(?:Failed to (?:connect to MCP server|fetch OpenAPI schema|fetch tools from TRM service) (?:at|from) \S+: )/,
      '',
    )
    .replace(/^The service '[^']*' (?:cannot be reached at \S+: )?/, '')
    .replace(/\.? Is it running\?/, '')
  return text.length > 160 ? `${text.slice(0, 159)}…` : text
}
