import { readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parse, TomlError } from 'smol-toml'
import { settingsInvalid, settingsUnreadable, type SettingProblem } from '../lib/errors.ts'
import { isObject, type JsonObject } from '../lib/json.ts'
import { checkSettings, checkValue, findSetting } from './check-settings.ts'
import { describeSettings } from './describe-settings.ts'
import { ENVIRONMENT_SETTINGS, readTextValue } from './environment.ts'
import { findPaths, type FindPathsOptions, type ProjectPaths } from './paths.ts'
import { ALIASES, Settings } from './settings.ts'
import { findTomlLine } from './toml-lines.ts'

/** Where a value came from: `flag --port`, `environment AGENT_MODE`, `settings.toml:7` or `default`. */
export interface SettingSource {
  kind: 'flag' | 'environment' | 'file' | 'default'
  name: string
}

export interface LoadedSettings extends ProjectPaths {
  settings: Settings
  /** By dotted key. */
  sources: Record<string, SettingSource>
}

export interface LoadSettingsOptions extends FindPathsOptions {
  /** Values given on the command line: key → value and the flag's name. */
  flags?: Record<string, { value: unknown; flag: string }>
}

type Layer = Record<string, { value: unknown; source: SettingSource }>

/**
 * Loads the settings: flags win over AGENT_* variables, those over settings.toml, that over the defaults (interfaces
 * § CLI). Throws SETTING_INVALID with one line for everything that is wrong.
 */
export function loadSettings(options: LoadSettingsOptions): LoadedSettings {
  const paths = findPaths(options)
  if (options.settingsFile !== undefined && !paths.settingsFile)
    throw settingsUnreadable(paths.settingsPath, { code: 'ENOENT' })
  const problems: SettingProblem[] = []
  const file = paths.settingsFile ? readFileLayer(paths.settingsFile, options.cwd, problems) : {}
  const environment = readEnvironmentLayer(options.environment, problems)
  const flags = readFlagLayer(options.flags ?? {}, problems)
  const merged: Layer = { ...file, ...environment, ...flags }
  if (!problems.length)
    problems.push(
      ...findDoublePorts(merged),
      ...findHalfTls(merged),
      ...findMissingFiles(merged, paths.settingsPath),
      ...findPriceless(merged),
    )
  if (problems.length) throw settingsInvalid(problems)
  const sources = Object.fromEntries(
    describeSettings().map(({ key }) => [key, merged[key]?.source ?? ({ kind: 'default', name: 'default' } as const)]),
  )
  return { ...paths, settings: Settings.parse(nest(merged)), sources }
}

function readFileLayer(file: string, cwd: string, problems: SettingProblem[]): Layer {
  const shown = displayPath(file, cwd)
  const text = readSettingsText(file, shown)
  const parsed = parseToml(text, shown)
  const locate = (key: string) => {
    const line = key ? findTomlLine(text, key) : undefined
    return line ? `${shown}:${line}` : shown
  }
  problems.push(...checkSettings(parsed, locate))
  if (problems.length) return {}
  const layer: Layer = {}
  for (const [key, value] of flatten(parsed)) {
    const target = ALIASES[key] ?? key
    const earlier = layer[target]
    if (earlier && earlier.value !== value)
      problems.push({
        where: locate(key),
        key,
        value,
        message: `the same as ${target} (${earlier.source.name}), which says ${JSON.stringify(earlier.value)}; keep one of the two`,
      })
    layer[target] = { value, source: { kind: 'file', name: locate(key) } }
  }
  return layer
}

/** The text of a settings file. Throws SETTINGS_UNREADABLE. */
export function readSettingsText(file: string, shown = file): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw settingsUnreadable(shown, error)
  }
}

/** Parses TOML; a syntax error becomes one message with file, line and column. */
export function parseToml(text: string, shown: string): JsonObject {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const [reason = 'syntax error'] = error.message.split('\n')
    throw settingsInvalid([
      {
        where: `${shown}:${error.line}:${error.column}`,
        message: `is not valid TOML: ${describeSyntax(reason, (text.split('\n')[error.line - 1] ?? '').trim())}`,
      },
    ])
  }
}

/** The reason with the line it is about; an empty line says nothing: what was begun before it is not finished. */
function describeSyntax(reason: string, line: string): string {
  const why = reason.replace('Invalid TOML document: ', '')
  line = line.replace(/(:\/\/)[^\s/]*@/g, '$1…@')
  if (line === '') return `${why}: a value, list or table that was begun above is not finished`
  const value = /^[\w.-]+ *=(.*)$/.exec(line)?.[1]?.trim()
  if (value === '') return `${why}: ${line} (the value is missing)`
  if (why === 'invalid value' && value && /^[a-z][\w-]*$/i.test(value))
    return `${why}: ${line} (texts stand in "quotes")`
  return `${why}: ${line}`
}

function readEnvironmentLayer(environment: NodeJS.ProcessEnv, problems: SettingProblem[]): Layer {
  const layer: Layer = {}
  for (const [variable, key] of Object.entries(ENVIRONMENT_SETTINGS)) {
    const text = environment[variable]
    if (!text) continue
    const value = readTextValue(text, findSetting(key)!.type)
    const wrong = checkValue(key, value, () => 'environment')
    problems.push(...wrong.map(problem => ({ ...problem, key: variable })))
    layer[key] = { value, source: { kind: 'environment', name: variable } }
  }
  return layer
}

function readFlagLayer(flags: NonNullable<LoadSettingsOptions['flags']>, problems: SettingProblem[]): Layer {
  const layer: Layer = {}
  for (const [key, { value, flag }] of Object.entries(flags)) {
    if (value === undefined) continue
    problems.push(...checkValue(key, value, () => 'command line').map(problem => ({ ...problem, key: flag })))
    layer[key] = { value, source: { kind: 'flag', name: flag } }
  }
  return layer
}

/** Files of [instructions] that cannot be read. */
function findMissingFiles(merged: Layer, settingsPath: string): SettingProblem[] {
  const single = merged['instructions.file']
  const byApp = merged['instructions.app_files']
  const named = [
    ...(single?.value ? [{ key: 'instructions.file', value: single.value, ...single.source }] : []),
    ...(isObject(byApp?.value)
      ? Object.entries(byApp.value).map(([app, value]) => ({
          key: `instructions.app_files.${app}`,
          value,
          ...byApp.source,
        }))
      : []),
  ]
  return named.flatMap(({ key, value, name }) => {
    const file = resolve(dirname(settingsPath), String(value))
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
    return isFile ? [] : [{ where: name, key, value, message: `a file that exists; there is none at ${file}` }]
  })
}

/** Limits of costs hold nothing without prices. */
function findPriceless(merged: Layer): SettingProblem[] {
  if (merged['model.input_price'] && merged['model.output_price']) return []
  return ['max_cost', 'max_cost_session', 'max_cost_day'].flatMap(name => {
    const { value, source } = merged[`policies.${name}`] ?? {}
    if (!value || !source) return []
    const message = '0, or any amount together with model.input_price and model.output_price'
    return [{ where: source.name, key: `policies.${name}`, value, message }]
  })
}

/** A certificate without its key, or the other way round. */
function findHalfTls(merged: Layer): SettingProblem[] {
  const [cert, key] = ['server.tls_cert', 'server.tls_key'].map(name => merged[name]?.value || undefined)
  if ((cert === undefined) === (key === undefined)) return []
  const [set, missing] = cert === undefined ? ['tls_key', 'tls_cert'] : ['tls_cert', 'tls_key']
  const { value, source } = merged[`server.${set}`]!
  return [{ where: source.name, key: `server.${set}`, value, message: `this file together with server.${missing}` }]
}

const PORT_KEYS = ['demo.port', 'demo.api_registry_port', 'server_ports.territory_api', 'server_ports.crm_api']

function findDoublePorts(merged: Layer): SettingProblem[] {
  const seen = new Map<unknown, { key: string; where: string }>()
  return PORT_KEYS.flatMap(key => {
    const value = merged[key]?.value ?? findSetting(key)!.default
    const where = merged[key]?.source.name ?? 'default'
    const first = seen.get(value)
    seen.set(value, first ?? { key, where })
    return first
      ? [{ where, key, value, message: `a port that nothing else uses; ${first.key} has it too (${first.where})` }]
      : []
  })
}

function nest(layer: Layer): JsonObject {
  const nested: Record<string, JsonObject> = {}
  for (const [key, { value }] of Object.entries(layer)) {
    const [section, name] = key.split('.', 2) as [string, string]
    nested[section] = { ...nested[section], [name]: value }
  }
  return nested
}

function flatten(parsed: JsonObject): [string, unknown][] {
  return Object.entries(parsed).flatMap(([section, content]) =>
    isObject(content)
      ? Object.entries(content).map(([name, value]): [string, unknown] => [`${section}.${name}`, value])
      : [],
  )
}

/** A path as people like to read it: relative when it lies below the working directory. */
export function displayPath(file: string, cwd: string): string {
  const near = relative(cwd, file)
  return near && !near.startsWith('..') ? near : file
}
