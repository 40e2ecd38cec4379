import { existsSync, readFileSync, rmSync } from 'node:fs'
import { stringify as toYaml } from 'yaml'
import { findSetting, showValue, unknownKey } from '../../config/check-settings.ts'
import { describeSections } from '../../config/describe-settings.ts'
import { writeSetting } from '../../config/edit-settings.ts'
import { readTextValue } from '../../config/environment.ts'
import { displayPath, type LoadedSettings } from '../../config/load-settings.ts'
import { findRegistryFile } from '../../config/paths.ts'
import { ALIASES } from '../../config/settings.ts'
import { toTomlValue } from '../../config/toml-value.ts'
import { usage } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import type { CommandContext } from '../context.ts'

export interface ShowOptions {
  section?: string
  format?: 'toml' | 'json' | 'yaml'
}

type Values = Record<string, Record<string, unknown>>

/** `agent config show`: TOML with the source of each value beside it; `--json` gives values and sources apart. */
export async function showConfig({ load, output }: CommandContext, { section, format }: ShowOptions): Promise<void> {
  const project = load()
  const sections = describeSections()
  if (section !== undefined && !(section in sections))
    throw usage(`[${section}] is not a section. Sections: ${Object.keys(sections).join(', ')}`)
  const values = Object.fromEntries(
    Object.entries(project.settings as Values)
      .filter(([name]) => section === undefined || name === section)
      .map(([name, entries]) => [name, withoutSecrets(name, entries)]),
  ) as Values
  const chosen = Object.keys(project.sources).filter(
    key => key.split('.')[0]! in values && readValue(project, key) !== undefined,
  )
  const sources = Object.fromEntries(chosen.map(key => [key, project.sources[key]!.name]))
  if (format === 'json') return output.result(values, () => JSON.stringify(values, null, 2))
  output.result({ settings: values, sources }, () =>
    format === 'yaml' ? toYaml(values) : formatToml(values, sources, text => output.style.dim(text)),
  )
}

const withoutSecrets = (section: string, entries: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, showValue(`${section}.${name}`, value)]))

function formatToml(values: Values, sources: Record<string, string>, dim: (text: string) => string): string {
  return Object.entries(values)
    .map(([section, entries]) => {
      const lines = Object.entries(entries).map(([name, value]) => [
        `${name} = ${toTomlValue(value)}`,
        sources[`${section}.${name}`]!,
      ])
      const width = Math.max(...lines.map(([line]) => line!.length))
      return [`[${section}]`, ...lines.map(([line, source]) => `${line!.padEnd(width)}  ${dim(`# ${source}`)}`)].join(
        '\n',
      )
    })
    .join('\n\n')
}

/** `agent config get <key>`: the value alone, for scripts. */
export async function getConfig({ load, output }: CommandContext, given: string): Promise<void> {
  const key = readKey(given)
  const project = load()
  const value = showValue(key, readValue(project, key))
  output.result({ key, value, source: project.sources[key]!.name }, () =>
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  )
}

/** Changes the settings file, and takes the change back when the settings are not valid together with it. */
function tryChange({ load }: CommandContext, file: string, change: () => void): LoadedSettings {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  change()
  try {
    return load()
  } catch (error) {
    if (before === undefined) rmSync(file)
    else writeAtomically(file, before)
    throw error
  }
}

/** Settings that a running agent takes up by itself (src/agent/modes/live-features.ts). */
const LIVE = /^(?:features\.(?:mode|approvals)$|policies\.|instructions\.)/

/** `agent config set <key> <value>`: changes one line of the settings file. */
export async function setConfig(context: CommandContext, given: string, text: string): Promise<void> {
  const key = readKey(given)
  const { settingsPath } = context.load()
  const value = readTextValue(text, findSetting(key)!.type)
  const { sources } = tryChange(context, settingsPath, () => writeSetting(settingsPath, key, value))
  const file = displayPath(settingsPath, context.cwd)
  context.output.result(
    { key, value: showValue(key, value), file: settingsPath },
    () => `✅ ${key} = ${JSON.stringify(showValue(key, value))} (written to ${file})`,
  )
  const source = sources[key]!
  if (source.kind === 'environment')
    context.output.note(`${source.name} is set in the environment and wins over the file.`)
  else if (!LIVE.test(key)) context.output.note('Running components use it after: agent restart')
}

/** `agent config validate [file]`: every problem of the settings in one message, or a yes. */
export async function validateConfig(context: CommandContext, file: string | undefined): Promise<void> {
  const project = file === undefined ? context.load() : await loadOther(context, file)
  const shown = project.settingsFile ? displayPath(project.settingsFile, context.cwd) : undefined
  context.output.result({ valid: true, file: project.settingsFile ?? null }, () =>
    shown ? `✅ ${shown} is valid` : '✅ There is no settings.toml: the defaults apply',
  )
}

async function loadOther({ cwd, environment }: CommandContext, settingsFile: string): Promise<LoadedSettings> {
  const { loadSettings } = await import('../../config/load-settings.ts')
  return loadSettings({ cwd, environment, settingsFile })
}

/** `agent config path`. */
export async function showPaths({ load, output, cwd, environment }: CommandContext): Promise<void> {
  const project = load()
  const paths = {
    settings: project.settingsFile ?? null,
    registry_file: findRegistryFile(project, project.settings.registry.file, environment, cwd) ?? null,
    state: project.stateFolder,
  }
  output.result(paths, () =>
    [
      `settings       ${paths.settings ?? `none (defaults; would be ${project.settingsPath})`}`,
      `registry file  ${paths.registry_file ?? 'built-in'}`,
      `state folder   ${paths.state}`,
    ].join('\n'),
  )
}

function readKey(given: string): string {
  const key = ALIASES[given] ?? given
  if (!findSetting(key)) throw usage(unknownKey(given))
  return key
}

function readValue({ settings }: LoadedSettings, key: string): unknown {
  return key.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), settings)
}
