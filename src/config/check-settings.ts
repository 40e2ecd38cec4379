import type { SettingProblem } from '../lib/errors.ts'
import { nearestWord } from '../lib/edit-distance.ts'
import { isObject, type JsonObject } from '../lib/json.ts'
import { maskCredentials, maskDatabaseUrl, maskHeaders } from '../lib/mask-url.ts'
import { describeSettings, type SettingDescription } from './describe-settings.ts'
import { SECTIONS } from './settings.ts'

/** Where a value stands, for messages: `settings.toml:12` or `environment`. */
export type Locate = (key: string) => string

/**
 * Everything wrong with a parsed settings file: unknown sections and keys (with the nearest name), wrong types and
 * values outside their range. An empty list means that the schema accepts it.
 */
export function checkSettings(values: unknown, locate: Locate): SettingProblem[] {
  if (!isObject(values)) return [{ where: locate(''), message: 'must be a table of sections' }]
  return Object.entries(values).flatMap(([section, content]) => checkSection(section, content, locate))
}

function checkSection(section: string, content: unknown, locate: Locate): SettingProblem[] {
  const where = locate(section)
  if (!(section in SECTIONS)) return [{ where, message: unknownSection(section, content) }]
  if (!isObject(content))
    return [{ where, key: section, value: content, message: `a section, written [${section}] on a line of its own` }]
  return Object.entries(content).flatMap(([name, value]) => checkValue(`${section}.${name}`, value, locate))
}

/** What is wrong with one value, if anything. */
export function checkValue(key: string, value: unknown, locate: Locate): SettingProblem[] {
  const setting = findSetting(key)
  if (!setting) return [{ where: locate(key), message: unknownKey(key) }]
  const schema = (SECTIONS[setting.section as keyof typeof SECTIONS].shape as JsonObject)[setting.name] as {
    safeParse(value: unknown): { success: boolean }
  }
  if (schema.safeParse(value).success) return []
  return [{ where: locate(key), key, value: showValue(key, value), message: setting.allowed }]
}

/** A value as it may be shown: addresses without name and password, headers without their values. */
export function showValue(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => showValue(key, one))
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, showValue(key, one)]))
  if (typeof value !== 'string' || value === '') return value
  if (key === 'model.headers') return maskHeaders(value)
  return findSetting(key)?.isSecret ? maskDatabaseUrl(value) : maskCredentials(value)
}

/** The description of a setting by its dotted key. */
export function findSetting(key: string): SettingDescription | undefined {
  return describeSettings().find(setting => setting.key === key)
}

/** Message for a key that is no setting, with the nearest that is. */
export function unknownKey(key: string): string {
  const keys = describeSettings().map(setting => setting.key)
  const [section = '', name = ''] = key.split('.', 2)
  const sameName = keys.find(known => known.endsWith(`.${name || section}`))
  const near = sameName ?? nearest(key, keys)
  const hint = near ? ` Did you mean ${near}?` : ''
  const known = keys.filter(other => other.startsWith(`${section}.`)).map(other => other.slice(section.length + 1))
  const those = known.length
    ? `Settings of [${section}]: ${known.join(', ')}`
    : `Sections: ${Object.keys(SECTIONS).join(', ')}`
  return `${key} is not a setting.${hint} ${those}`
}

function unknownSection(section: string, content: unknown): string {
  const names = Object.keys(SECTIONS)
  if (!isObject(content)) {
    const home = describeSettings().find(setting => setting.name === section)
    if (home) return `${section} stands outside of a section. It belongs under [${home.section}]`
  }
  const near = nearest(section, names)
  return `[${section}] is not a section.${near ? ` Did you mean [${near}]?` : ''} Sections: ${names.join(', ')}`
}

/** The nearest of some names, when it is near enough to be meant. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  return nearestWord(word, names, () => Math.max(2, Math.floor(word.length / 3)))
}
