import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'

/**
 * Name of the unit of a project: `agent-` with the folder's name, and a few digits of its whole path, so that two
 * projects of one name have two units.
 */
export function unitName(folder: string): string {
  const word = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const digits = createHash('sha256').update(folder).digest('hex').slice(0, 6)
  return `agent-${word ? `${word.slice(0, 40)}-` : ''}${digits}.service`
}

const configFolder = (environment: NodeJS.ProcessEnv): string =>
  environment['XDG_CONFIG_HOME'] || join(environment['HOME'] || homedir(), '.config')

/** Where user units lie (systemd.unit(5), User Unit Search Path). */
export const unitFolder = (environment: NodeJS.ProcessEnv): string => join(configFolder(environment), 'systemd', 'user')

/** Where the secrets of a service lie: not in the project, whose copies and backups would hold them. */
export const secretsFile = (environment: NodeJS.ProcessEnv, unit: string): string =>
  join(configFolder(environment), 'agent', unit.replace(/service$/, 'env'))
