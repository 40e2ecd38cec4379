import { dirname, resolve } from 'node:path'
import type { LoadedSettings } from './load-settings.ts'

/** The files of `[server] tls_cert`, `tls_key` and `tls_ca` as absolute paths; undefined where none is set. */
export function tlsFilesOf({ settings: { server }, settingsPath }: Pick<LoadedSettings, 'settings' | 'settingsPath'>): {
  cert: string | undefined
  key: string | undefined
  ca: string | undefined
} {
  const place = (file: string) => (file ? resolve(dirname(settingsPath), file) : undefined)
  return { cert: place(server.tls_cert), key: place(server.tls_key), ca: place(server.tls_ca) }
}
