import {
  ClientCredentialsProvider,
  PrivateKeyJwtProvider,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client'
import { authsOf, type McpEntry } from '../../file/service-entry.ts'
import { findsToken } from './finds-token.ts'

/** Signs in with the client credentials of an entry at the authorization server that the MCP server names. */
export function createSignIn(entry: McpEntry, onToken: (token: string) => void): OAuthClientProvider | undefined {
  const auth = authsOf(entry.auth).find(findsToken)
  if (!auth) return undefined
  const { client_id: clientId = '', client_secret: clientSecret = '', private_key: privateKey, issuer, scope } = auth
  const common = {
    clientId,
    ...(scope !== undefined && { scope: [scope].flat().join(' ') }),
    ...(issuer !== undefined && { expectedIssuer: issuer }),
  }
  const provider =
    privateKey === undefined
      ? new ClientCredentialsProvider({ ...common, clientSecret })
      : new PrivateKeyJwtProvider({ ...common, privateKey, algorithm: auth.algorithm ?? 'ES256' })
  const save = provider.saveTokens.bind(provider)
  provider.saveTokens = tokens => {
    onToken(tokens.access_token)
    save(tokens)
  }
  return provider
}
