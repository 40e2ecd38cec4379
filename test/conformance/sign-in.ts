/** Signing in without a person: the pages of the suite's authorization servers send the browser back at once. */
import {
  auth,
  computeScopeUnion,
  extractWWWAuthenticateParams,
  isStrictScopeSuperset,
  UnauthorizedError,
  type FetchLike,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthTokens,
} from '@modelcontextprotocol/client'
import type { Dispatcher } from 'undici'
import type { JsonObject } from '../../src/lib/json.ts'
import { pooledFetch } from '../../src/registry/sources/mcp/mcp-fetch.ts'

const REDIRECT = 'http://localhost:3000/callback'
/** The suite's own example of a client that describes itself at an address. */
const CLIENT_METADATA = 'https://conformance-test.local/client-metadata.json'
const RETRIES = 3

/** `fetch` that signs in when it is refused, and again with more scope. */
export function signingIn(serverUrl: string, given: JsonObject, dispatcher: Dispatcher): FetchLike {
  const next = pooledFetch(dispatcher)
  const provider = createProvider(given)
  let asked: string | undefined
  return async (input, init) => {
    for (let tries = 0; ; tries++) {
      const headers = new Headers(init?.headers)
      const token = provider.tokens()?.access_token
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
      const response = await next(input, { ...init, headers: Object.fromEntries(headers) as never })
      if (response.status !== 401 && response.status !== 403) return response
      if (tries >= RETRIES) throw new UnauthorizedError(`refused ${tries + 1} times`)
      const { resourceMetadataUrl, scope } = extractWWWAuthenticateParams(response)
      await response.body?.cancel()
      const granted = provider.tokens()?.scope
      asked = computeScopeUnion(asked, granted, scope)
      const common = {
        serverUrl,
        resourceMetadataUrl,
        scope: asked,
        fetchFn: next,
        forceReauthorization: response.status === 403 && isStrictScopeSuperset(asked, granted),
      }
      let outcome = await auth(provider, common)
      if (outcome === 'REDIRECT') {
        const { code, iss } = provider.callback()
        outcome = await auth(provider, { ...common, authorizationCode: code, ...(iss !== undefined && { iss }) })
      }
      if (outcome !== 'AUTHORIZED') throw new UnauthorizedError(outcome)
    }
  }
}

function createProvider(given: JsonObject) {
  let client: OAuthClientInformationMixed | undefined =
    typeof given.client_id === 'string'
      ? { client_id: given.client_id, client_secret: String(given.client_secret), redirect_uris: [REDIRECT] }
      : undefined
  let tokens: OAuthTokens | undefined
  let verifier = ''
  let answer = new URLSearchParams()
  return {
    redirectUrl: REDIRECT,
    clientMetadataUrl: CLIENT_METADATA,
    clientMetadata: { client_name: 'agent-registry', redirect_uris: [REDIRECT] },
    clientInformation: () => client,
    saveClientInformation: (information: OAuthClientInformationMixed) => void (client = information),
    tokens: () => tokens,
    saveTokens: (saved: OAuthTokens) => void (tokens = saved),
    saveCodeVerifier: (saved: string) => void (verifier = saved),
    codeVerifier: () => verifier,
    async redirectToAuthorization(url: URL) {
      const response = await fetch(url, { redirect: 'manual' })
      const location = response.headers.get('location')
      if (location === null) throw new Error(`the authorization server answered ${response.status}`)
      answer = new URL(location).searchParams
    },
    callback() {
      const code = answer.get('code')
      if (code === null) throw new Error(`no code: ${answer.toString()}`)
      return { code, iss: answer.get('iss') ?? undefined }
    },
  } satisfies OAuthClientProvider & { callback(): { code: string; iss: string | undefined } }
}
