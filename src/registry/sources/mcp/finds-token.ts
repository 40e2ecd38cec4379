import type { AuthEntry } from '../../file/service-entry.ts'

/** Client credentials that leave the token's address to the server's own description (MCP § Authorization). */
export const findsToken = (auth: AuthEntry) =>
  auth.type.toLowerCase() === 'oauth2' && auth.token_url === undefined && auth.client_id !== undefined
