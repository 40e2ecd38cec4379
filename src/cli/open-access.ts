import type { LoadedSettings } from '../config/load-settings.ts'
import { createAccess, type Access } from '../http/access/access.ts'
import { createInternalKey, ensureInternalKey } from '../http/access/internal-key.ts'
import { SIGN_IN_PATH } from '../http/access/sign-in-routes.ts'
import { internalKeyShort, keysMissing } from '../lib/errors.ts'
import type { Logger } from '../lib/logger.ts'
import type { Component } from '../processes/components.ts'
import { isPageFile } from '../web/page-files.ts'
import { isLoopbackHost } from './asks-for-keys.ts'
import { hasKeys, NO_KEYS, sayLockedOut } from './find-missing-keys.ts'
import { openKeys } from './open-keys.ts'

export interface OpenAccessOptions {
  component: Component
  project: LoadedSettings
  environment: NodeJS.ProcessEnv
  logger: Logger
}

export interface ServedAccess extends Access {
  close(): Promise<void>
}

/** Characters of AGENT_INTERNAL_KEY: 24 random bytes in base 64. */
const SHORTEST_KEY = 32

/**
 * Who may use a component that is about to listen and asks for keys. Throws KEYS_MISSING when it is to listen beyond this
 * machine and nobody has a key; on this machine it says so.
 */
export async function openAccess({
  component,
  project,
  environment,
  logger,
}: OpenAccessOptions): Promise<ServedAccess> {
  const { settings, stateFolder } = project
  const shared = environment['AGENT_INTERNAL_KEY']
  if (shared && shared.length < SHORTEST_KEY) throw internalKeyShort(SHORTEST_KEY)
  const secret = shared || ensureInternalKey(stateFolder)
  const adminKey = environment[settings.registry.admin_key_env] || undefined
  const keys = await openKeys(project, logger)
  const isAgent = component === 'agent'
  try {
    const isLocal = await isLoopbackHost(settings.server.host)
    // On this machine a list that cannot be read ends no start: the components of a project need no key of it.
    const hasSome = async () => (isLocal ? await hasKeys(keys).catch(() => true) : await hasKeys(keys))
    if (adminKey === undefined && !(await hasSome())) {
      if (!isLocal) throw keysMissing(settings.server.host)
      logger.warn({ event: 'no_keys' }, sayLockedOut(NO_KEYS))
    }
  } catch (error) {
    await keys.close()
    throw error
  }
  const access = createAccess({
    audience: component,
    required: true,
    keys,
    internal: createInternalKey(secret),
    adminKey,
    isOpen: isAgent ? isOpenPage : undefined,
    cookies: isAgent,
    logger,
  })
  return { ...access, close: () => keys.close() }
}

/** The page is the same for everybody and holds nothing; what it shows, it asks for. */
const isOpenPage = (method: string, path: string) =>
  path === SIGN_IN_PATH || ((method === 'GET' || method === 'HEAD') && isPageFile(path))
