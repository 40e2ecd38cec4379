import type { Response } from 'express'
import type { RegistryAnswer } from '../catalogue/ask-registry.ts'

/** What an answer of a route needs to ask the registry. */
export interface Asked {
  res: Response
  signal: AbortSignal
}

export const AWAY = { description: 'The registry cannot be reached (REGISTRY_UNREACHABLE)' }

/** The registry logs under the request's own id. */
export const idOf = (res: Response): { 'x-request-id': string } => ({
  'x-request-id': String(res.getHeader('x-request-id') ?? ''),
})

/** What the registry says, as it says it: also a refusal. */
export function passOn(res: Response, { status, headers, body }: RegistryAnswer): undefined {
  for (const name of ['www-authenticate', 'retry-after']) {
    const value = headers.get(name)
    if (value !== null) res.setHeader(name, value)
  }
  res.status(status).json(body)
  return undefined
}
