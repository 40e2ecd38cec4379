/** Signing in without a person: the pages of the suite's authorization servers send the browser back at once. */
import {
  auth,
  computeScopeUnion,
  CrossAppAccessProvider,
  requestJwtAuthorizationGrant,
  DpopSession,
  extractWWWAuthenticateParams,
  isStrictScopeSuperset,
  UnauthorizedError,
  withDpopFromProvider,
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
/** Sign-ins for one request, and how often more scope is asked for in all. */
const RETRIES = 2
const STEP_UPS = 2

/** `fetch` that signs in when it is refused, and again with more scope. */
export async function signingIn(serverUrl: string, given: JsonObject, dispatcher: Dispatcher): Promise<FetchLike> {
  const provider = await createProvider(given)
  const next = pooledFetch(dispatcher)
  const request = withDpopFromProvider(provider)(next)
  let asked: string | undefined
  let stepUps = 0
  return async (input, init) => {
    for (let tries = 0; ; tries++) {
      const headers = new Headers(init?.headers)
      const token = (await provider.tokens())?.access_token
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
      const response = await request(input, { ...init, headers: Object.fromEntries(headers) as never })
      if (response.status !== 401 && response.status !== 403) return response
      const isStepUp = response.status === 403
      if (tries >= RETRIES || (isStepUp && ++stepUps > STEP_UPS)) throw new UnauthorizedError('refused too often')
      const { resourceMetadataUrl, scope } = extractWWWAuthenticateParams(response)
      await response.body?.cancel()
      const granted = (await provider.tokens())?.scope
      asked = computeScopeUnion(asked, granted, scope)
      const common = {
        serverUrl,
        resourceMetadataUrl,
        scope: asked,
        fetchFn: next,
        forceReauthorization: isStepUp && isStrictScopeSuperset(asked, granted),
      }
      let outcome = await auth(provider, common)
      if (outcome === 'REDIRECT') {
        const { code, iss } = callbackOf(provider)
        outcome = await auth(provider, { ...common, authorizationCode: code, ...(iss !== undefined && { iss }) })
      }
      if (outcome !== 'AUTHORIZED') throw new UnauthorizedError(outcome)
    }
  }
}

type Provider = OAuthClientProvider & { callback?: () => URLSearchParams }

/** What the authorization server sent the browser back with. */
function callbackOf({ callback }: Provider): { code: string; iss: string | undefined } {
  const answer = callback?.() ?? new URLSearchParams()
  const code = answer.get('code')
  if (code === null) throw new Error(`no code: ${answer.toString()}`)
  return { code, iss: answer.get('iss') ?? undefined }
}

/** The provider of a scenario: a workload or an enterprise identity where one is given, else a user at a browser. */
async function createProvider(given: JsonObject): Promise<Provider> {
  const text = (name: string) => String(given[name])
  if (given.idp_id_token !== undefined)
    return new CrossAppAccessProvider({
      clientId: text('client_id'),
      clientSecret: text('client_secret'),
      assertion: async ({ authorizationServerUrl, resourceUrl, scope, fetchFn }) => {
        const grant = await requestJwtAuthorizationGrant({
          tokenEndpoint: text('idp_token_endpoint'),
          audience: authorizationServerUrl,
          resource: resourceUrl,
          idToken: text('idp_id_token'),
          clientId: text('idp_client_id'),
          ...(scope !== undefined && { scope }),
          fetchFn,
        })
        return grant.jwtAuthGrant
      },
    })
  const user = createUser(given)
  if (given.valid_jwt !== undefined)
    return {
      ...user,
      redirectUrl: undefined,
      clientInformation: () => ({ client_id: text('client_id') }),
      prepareTokenRequest: scope =>
        new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: text('valid_jwt'),
          ...(scope !== undefined && { scope }),
        }),
    }
  if (!text('name').startsWith('auth/dpop')) return user
  const session = await DpopSession.create()
  return { ...user, dpop: () => session }
}

function createUser(given: JsonObject): Provider {
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
    saveClientInformation: information => void (client = information),
    tokens: () => tokens,
    saveTokens: saved => void (tokens = saved),
    saveCodeVerifier: saved => void (verifier = saved),
    codeVerifier: () => verifier,
    async redirectToAuthorization(url) {
      const response = await fetch(url, { redirect: 'manual' })
      const location = response.headers.get('location')
      if (location === null) throw new Error(`the authorization server answered ${response.status}`)
      answer = new URL(location).searchParams
    },
    callback: () => answer,
  }
}
