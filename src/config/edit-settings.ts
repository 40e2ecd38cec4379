import { readFileSync } from 'node:fs'
import { settingInvalid, settingsUnreadable, settingsUnwritable, usage } from '../lib/errors.ts'
import { isObject } from '../lib/json.ts'
import { writeAtomically } from '../lib/write-atomically.ts'
import { checkValue, findSetting, unknownKey } from './check-settings.ts'
import { parseToml } from './load-settings.ts'
import { ALIASES } from './settings.ts'
import { listTomlLines } from './toml-lines.ts'
import { toTomlValue } from './toml-value.ts'

/**
 * Sets one setting in the settings file: changes its one line and leaves every other byte, comments included, alone.
 * Creates the file, the section or the key where missing. The write is atomic: readers see the old or the new file.
 * Throws SETTING_INVALID for a value that is not allowed, USAGE for a key that is no setting.
 */
export function writeSetting(file: string, key: string, value: unknown): void {
  if (!findSetting(key)) throw usage(unknownKey(key))
  const [wrong] = checkValue(key, value, () => file)
  if (wrong) throw settingInvalid(file, key, value, wrong.message)
  const before = readOrEmpty(file)
  parseToml(before, file)
  const place = chooseSpelling(before, key)
  const after = editToml(before, place, value)
  if (JSON.stringify(readValue(parseAfter(after, file), place)) !== JSON.stringify(value))
    throw usage(
      `${file} writes [${place.split('.')[0]}] in a form that cannot be edited line by line. Set ${place} by hand.`,
    )
  if (after === before) return
  try {
    writeAtomically(file, after)
  } catch (error) {
    throw settingsUnwritable(file, error)
  }
}

/** A setting with two names is changed under the one that the file uses. */
function chooseSpelling(text: string, key: string): string {
  const main = ALIASES[key] ?? key
  const names = [main, ...Object.keys(ALIASES).filter(name => ALIASES[name] === main)]
  const used = new Set(listTomlLines(text).map(entry => entry.path))
  return names.find(name => used.has(name)) ?? main
}

function parseAfter(text: string, file: string): unknown {
  try {
    return parseToml(text, file)
  } catch {
    return undefined
  }
}

function readValue(parsed: unknown, key: string): unknown {
  return key.split('.').reduce((value, name) => (isObject(value) ? value[name] : undefined), parsed)
}

/** The text with `section.name = value` in it; at most one line differs, or lines were added. */
export function editToml(text: string, key: string, value: unknown): string {
  const [section, name] = key.split('.', 2) as [string, string]
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text === '' ? [] : text.split('\n').map(line => line.replace(/\r$/, ''))
  const found = listTomlLines(text)
  const literal = toTomlValue(value)
  const existing = found.find(entry => entry.kind === 'key' && entry.path === key)
  const header = found.find(entry => entry.kind === 'table' && entry.path === section)
  if (existing) lines[existing.line - 1] = replaceValue(lines[existing.line - 1]!, literal)
  else if (header) lines.splice(header.line, 0, `${name} = ${literal}`)
  else {
    while (lines.at(-1) === '') lines.pop()
    if (lines.length) lines.push('')
    lines.push(`[${section}]`, `${name} = ${literal}`, '')
  }
  return lines.join(newline)
}

/** Puts a value into a `key = old # comment` line. */
function replaceValue(line: string, literal: string): string {
  const start = line.indexOf('=') + 1
  const rest = line.slice(start)
  const old = /^\s*("(?:[^"\\]|\\.)*"|'[^']*'|[^#]*?)(\s*#.*|\s*)$/.exec(rest)
  return `${line.slice(0, start)} ${literal}${old?.[2] ?? ''}`.trimEnd()
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw settingsUnreadable(file, error)
  }
}
