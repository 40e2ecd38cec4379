import { join } from 'node:path'
import type { LoadedSettings } from '../config/load-settings.ts'
import { findRegistryFile } from '../config/paths.ts'
import { readAsset } from '../lib/assets.ts'
import { stateFolderUnusable } from '../lib/errors.ts'
import { writeAtomically } from '../lib/write-atomically.ts'
import type { CommandContext } from './context.ts'

/** Names of service files that ship with the program. */
export const DEFAULT_REGISTRY_FILE = 'mcp_servers.yaml'
export const CRM_REGISTRY_FILE = 'config/registry-crm.yaml'

/** The registry's service file; the built-in one is put into the state folder when the project has none. */
export function resolveRegistryFile(project: LoadedSettings, { environment, cwd }: CommandContext): string {
  return (
    findRegistryFile(project, project.settings.registry.file, environment, cwd) ??
    unpackRegistryFile(project.stateFolder, DEFAULT_REGISTRY_FILE)
  )
}

/** Writes a built-in service file into the state folder and returns its path. */
export function unpackRegistryFile(stateFolder: string, name: string): string {
  const target = join(stateFolder, 'built-in', name.split('/').at(-1)!)
  const text = readAsset(name).toString('utf8')
  try {
    writeAtomically(target, text)
  } catch (error) {
    throw stateFolderUnusable(stateFolder, error)
  }
  return target
}
