import type { AnswerMetadata } from '../../../contract/chat.ts'
import { writeCsv, writeJson } from '../../../lib/write-csv.ts'
import { send } from '../api/client.ts'
import { saveFile } from '../ui/save-file.ts'

/** Where the server keeps the whole result of an answer; undefined where no server does. */
export function addressOf(metadata: Pick<AnswerMetadata, 'session_id' | 'place'> | undefined): string | undefined {
  const { session_id: session, place } = metadata ?? {}
  return session === undefined || place === undefined
    ? undefined
    : `sessions/${encodeURIComponent(session)}/messages/${place}/result`
}

/** Reads a whole result from the server; fails with what it says. */
export const readWhole = async (address: string): Promise<unknown> =>
  (await send(`${address}?format=json`)).json() as Promise<unknown>

export type FileFormat = 'csv' | 'json'
const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' }

/** Saves a result that is in memory: the same file as the server writes. */
export function saveHeld(name: string, result: unknown, columns: readonly string[], format: FileFormat): void {
  const parts = format === 'csv' ? ['\uFEFF', ...writeCsv(result, columns)] : [...writeJson(result)]
  saveFile(`${name}.${format}`, new Blob(parts, { type: TYPES[format] }))
}

/** Saves a whole result that the server keeps, under the name that it gives. */
export async function saveWhole(name: string, address: string, format: FileFormat): Promise<void> {
  const response = await send(`${address}?format=${format}`)
  saveFile(nameIn(response.headers.get('content-disposition') ?? '') ?? `${name}.${format}`, await response.blob())
}

/** The name of a file as a server tells it (RFC 6266). */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  const [, quoted, plain] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? plain
}
