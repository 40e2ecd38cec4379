import type { Pool } from '../lib/undici.ts'

/** Headers that let the agent in at its registry; none where it asks for no key. Asked for each request: they end. */
export type RegistryCredentials = () => Readonly<Record<string, string>>

const NOTHING = {}
export const noCredentials: RegistryCredentials = () => NOTHING

/** A pool whose requests carry the headers, beside their own. */
export function withCredentials(
  pool: Pool,
  credentials: RegistryCredentials,
): { request: Pool['request']; close(): Promise<void> } {
  if (credentials === noCredentials) return pool
  const request = (options: { headers?: unknown }) =>
    pool.request({ ...options, headers: { ...credentials(), ...(options.headers as object | undefined) } } as never)
  return { request: request as Pool['request'], close: () => pool.close() }
}
