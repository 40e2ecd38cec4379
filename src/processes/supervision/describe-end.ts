import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { isObject, parseJson } from '../../lib/json.ts'
import type { Component } from '../components.ts'
import type { ProcessRecord } from '../record.ts'
import { errorFileOf, logFileOf } from '../state-folder.ts'

/** How a process ended, as far as its parent was told. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/**
 * Why a component ended, in words. Its parent is told the signal or the code; a component whose parent is gone leaves
 * the code in its record unless it was killed.
 */
export function describeEnd({ exit_code: code }: Pick<ProcessRecord, 'exit_code'>, exit: Exit | undefined): string {
  if (exit?.signal) return `ended by ${exit.signal}`
  const known = exit?.code ?? code
  return known === undefined ? 'it was killed' : `ended with exit code ${known}`
}

/** Longest text of a last line. */
const LONGEST = 300

/** The line that tells most of what a process printed when it crashed; below it stand frames of its stack. */
const ERROR = /^(FATAL ERROR|\w*Error\b)/

/** The last line that a component wrote: what it printed at its end, else the last of its log. Null without any. */
export function readLastLine(stateFolder: string, component: Component): string | null {
  const line = readTail(errorFileOf(stateFolder, component)) ?? readTail(logFileOf(stateFolder, component))
  if (line === undefined) return null
  const entry = line.startsWith('{') ? parseJson(line) : undefined
  const text = isObject(entry) ? String(entry['msg'] ?? entry['event'] ?? line) : line
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

const TAIL = 8192

function readTail(file: string): string | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return undefined
  }
  try {
    const { size } = fstatSync(descriptor)
    const buffer = Buffer.alloc(Math.min(TAIL, size))
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length)
    const lines = buffer.toString('utf8').split('\n')
    return lines.findLast(line => ERROR.test(line)) ?? lines.findLast(line => line.trim() !== '')
  } finally {
    closeSync(descriptor)
  }
}
