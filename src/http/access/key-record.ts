import { z } from 'zod'
import { SCOPES } from './scope.ts'

/** What is kept of a key. The key itself is not. */
export const KeyRecord = z.object({
  id: z.string().regex(/^[0-9A-Za-z]{8}$/),
  name: z.string().min(1),
  scope: z.enum(SCOPES),
  /** SHA-256 of the secret part, as hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  /** Kept after that, so that the log can tell a revoked key from one that never was. */
  revoked_at: z.iso.datetime().nullable(),
})
export type KeyRecord = z.infer<typeof KeyRecord>

/** A key as `agent keys list` shows it. */
export interface ListedKey extends KeyRecord {
  /** The last day (UTC) on which a server took it; null: none yet. */
  last_used: string | null
}

/** Whether a key opens anything at a time. */
export const isActive = (
  { revoked_at: revoked, expires_at: expires }: Pick<KeyRecord, 'revoked_at' | 'expires_at'>,
  now: number,
) => revoked === null && (expires === null || Date.parse(expires) > now)

/** Where keys are kept. What another process changes is seen within a second. */
export interface KeyStore {
  /** The record of an id as it is now. Asked on every request: must not wait. */
  find(id: string): KeyRecord | undefined
  list(): Promise<ListedKey[]>
  /** Throws KEY_EXISTS when an active key has the name. */
  add(record: KeyRecord): Promise<void>
  /** Revokes the active key of a name; undefined when there is none. */
  revoke(name: string, at: Date): Promise<KeyRecord | undefined>
  /** Notes that a key was used on a day (`2026-11-21`). Must not throw. */
  noteUse(id: string, day: string): void
  close(): Promise<void>
}
