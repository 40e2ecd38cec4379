import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Where the files of one project are. Two projects are two folders: they share nothing. */
export interface ProjectPaths {
  /** The working directory, or the folder of the file given with --settings. */
  folder: string
  /** The settings file in use; undefined when there is none (defaults apply). */
  settingsFile: string | undefined
  /** Where the settings file is or would be created. */
  settingsPath: string
  /** Records, logs and databases. */
  stateFolder: string
}

export interface FindPathsOptions {
  cwd: string
  environment: NodeJS.ProcessEnv
  /** From --settings. */
  settingsFile?: string | undefined
  /** From the internal --state. */
  stateFolder?: string | undefined
}

/** Finds settings.toml in the working directory, then in its config folder; state is beside it or in AGENT_HOME. */
export function findPaths({ cwd, environment, settingsFile, stateFolder }: FindPathsOptions): ProjectPaths {
  const given = settingsFile === undefined ? undefined : resolve(cwd, settingsFile)
  const folder = given ? dirname(given) : cwd
  const found = given ?? [join(cwd, 'settings.toml'), join(cwd, 'config', 'settings.toml')].find(existsSync)
  const home = stateFolder ?? environment['AGENT_HOME']
  return {
    folder,
    settingsFile: found && existsSync(found) ? found : undefined,
    settingsPath: found ?? join(cwd, 'settings.toml'),
    stateFolder: home ? resolve(cwd, home) : join(folder, '.agent'),
  }
}

/**
 * The registry's service file: MCP_SERVERS_FILE, then registry.file (relative to the settings file), then
 * mcp_servers.yaml in the project folder, then in its config folder (specification § A). Undefined: the built-in one.
 */
export function findRegistryFile(
  paths: ProjectPaths,
  setting: string,
  environment: NodeJS.ProcessEnv,
  cwd: string,
): string | undefined {
  const variable = environment['MCP_SERVERS_FILE']
  if (variable) return resolve(cwd, variable)
  if (setting) return resolve(dirname(paths.settingsPath), setting)
  return [join(paths.folder, 'mcp_servers.yaml'), join(paths.folder, 'config', 'mcp_servers.yaml')].find(existsSync)
}
