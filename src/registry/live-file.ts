import { AgentError, messageOf } from '../lib/errors.ts'
import type { Logger } from '../lib/logger.ts'
import type { AuditLog, ChangeLine } from './call/audit-log.ts'
import { maskAddress } from './file/mask-address.ts'
import type { AddedStore } from './added/added-store.ts'
import { parseRegistryFile, readRegistryText, type RegistryFile } from './file/read-registry-file.ts'
import type { Variables } from './file/substitute.ts'
import { watchFile } from './file/watch-file.ts'
import type { Registry } from './registry.ts'
import type { Secrets } from './upstream/secrets.ts'

/** The registry file while the registry runs. */
export interface LiveFile {
  /**
   * Reads the file and applies what differs. Throws REGISTRY_FILE_INVALID or REGISTRY_FILE_MISSING; then everything
   * stays as it is and `/status` says why.
   */
  reload(): Promise<void>
  /** Applies the file as it was taken last, with the services that are added by their address now. */
  renew(): void
  /** From now on changes are taken up by themselves. */
  watch(): void
  close(): void
}

export interface LiveFileOptions {
  path: string
  variables: Variables
  registry: Registry
  /** Services beside those of the file. */
  added: Pick<AddedStore, 'services' | 'problems'>
  secrets: Secrets
  audit: AuditLog
  logger: Logger
}

/**
 * The services of the file and those that were added by their address. The file wins where both have a name: the other one
 * waits until its name is free or it is removed, and the status says so.
 */
function joinAdded(file: RegistryFile, added: LiveFileOptions['added']): RegistryFile {
  const names = new Set(file.services.map(({ name }) => name))
  const clashing = added.services.filter(({ name }) => names.has(name))
  return {
    services: [...file.services, ...added.services.filter(({ name }) => !names.has(name))],
    problems: [
      ...file.problems,
      ...added.problems,
      ...clashing.map(({ name }) => ({
        message: `The registry file has a service '${name}', so the one of that name that was added by its address is not used. Rename the one in the file, or: agent apis remove ${name}`,
        line: undefined,
      })),
    ],
  }
}

/** The registry file, not read yet. */
export function createLiveFile(options: LiveFileOptions): LiveFile {
  const { path, variables, registry, added, secrets, audit, logger } = options
  let text: string | undefined
  let taken: RegistryFile | undefined
  let refusal: AgentError | undefined
  let isRefused = false
  let told: string | undefined
  let closed = false
  let watcher: { close(): void } | undefined

  const clean = (message: string) => secrets.redact(maskAddress(message))
  /** One after the other, so that an older text is never applied after a newer one. */
  let reading: Promise<unknown> = Promise.resolve()
  const read = (isForced: boolean): Promise<boolean> => {
    const done = reading.then(() => readNow(isForced))
    reading = done.catch(() => undefined)
    return done
  }
  /** False when the text is the one that was taken last. */
  const readNow = async (isForced: boolean): Promise<boolean> => {
    try {
      const now = await readRegistryText(path)
      if (closed || (now === text && !isRefused && !isForced)) return false
      const file = parseRegistryFile(now, path, variables)
      registry.apply(joinAdded(file, added))
      taken = file
      text = now
      isRefused = false
      refusal = undefined
      told = undefined
      for (const { message } of file.problems) logger.warn({ event: 'registry_file_problem', message: clean(message) })
      return true
    } catch (error) {
      isRefused = true
      if (error instanceof AgentError) registry.refuseFile((refusal = error))
      throw error
    }
  }
  const onChange = async () => {
    const started = performance.now()
    const report = (outcome: Pick<ChangeLine, 'outcome' | 'status' | 'error_type'>) => {
      const duration = Math.round((performance.now() - started) * 100) / 100
      void audit.write({
        event: 'reload',
        request_id: '',
        client: 'file',
        app_name: '',
        ...outcome,
        duration_ms: duration,
      })
    }
    try {
      if (!(await read(false))) return
      logger.info({ event: 'registry_file_applied', file: path })
      report({ outcome: 'ok', status: 200 })
    } catch (error) {
      const message = clean(messageOf(error))
      // Saving a broken file again is not news.
      if (message === told) return
      logger.error({ event: 'registry_file_refused', message })
      const { status, code } = error instanceof AgentError ? error : { status: 500, code: 'INTERNAL' }
      report({ outcome: 'failed', status, error_type: code })
      told = message
    }
  }
  return {
    reload: async () => void (await read(true)),
    renew() {
      if (!taken || closed) return
      registry.apply(joinAdded(taken, added))
      if (refusal) registry.refuseFile(refusal)
    },
    watch() {
      watcher ??= watchFile(path, { onChange })
    },
    close() {
      closed = true
      watcher?.close()
    },
  }
}
