import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAccess, type ServedAccess } from '../../src/cli/open-access.ts'
import type { LoadedSettings } from '../../src/config/load-settings.ts'
import { Settings } from '../../src/config/settings.ts'
import { createInternalKey, ensureInternalKey, type InternalKey } from '../../src/http/access/internal-key.ts'
import { openKeyFile } from '../../src/http/access/key-file.ts'
import { createKey } from '../../src/http/access/key-format.ts'
import type { KeyStore } from '../../src/http/access/key-record.ts'
import type { Scope } from '../../src/http/access/scope.ts'
import { createLogger, type Logger } from '../../src/lib/logger.ts'
import type { Component } from '../../src/processes/components.ts'

/** Keys of a state folder of a test, and the access of its components as the program opens it. */
export interface TestKeys {
  folder: string
  keys: KeyStore
  internal: InternalKey
  /** Makes a key; `ends` is in milliseconds from now. */
  add(scope: Scope, options?: { name?: string; ends?: number }): Promise<string>
  open(component: Component, options?: OpenOptions): Promise<ServedAccess>
  close(): Promise<void>
}

interface OpenOptions {
  environment?: NodeJS.ProcessEnv
  host?: string
  logger?: Logger
}

export function createTestKeys(given?: string): TestKeys {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'agent-keys-'))
  const keys = openKeyFile(folder)
  const opened: ServedAccess[] = []
  return {
    folder,
    keys,
    internal: createInternalKey(ensureInternalKey(folder)),
    async add(scope, { name = `a-${scope}`, ends } = {}) {
      const { id, key, sha256 } = createKey()
      await keys.add({
        id,
        name,
        scope,
        sha256,
        created_at: new Date().toISOString(),
        expires_at: ends === undefined ? null : new Date(Date.now() + ends).toISOString(),
        revoked_at: null,
      })
      return key
    },
    async open(component, { environment = {}, host = '127.0.0.1', logger = createLogger('test', 'silent') } = {}) {
      const settings = Settings.parse({ server: { host }, security: { require_key: true } })
      const project = { settings, stateFolder: folder } as LoadedSettings
      const access = await openAccess({ component, project, environment, logger })
      opened.push(access)
      return access
    },
    async close() {
      await Promise.all(opened.map(access => access.close()))
      await keys.close()
      if (given === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A header with a key. */
export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
