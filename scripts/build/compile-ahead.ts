/**
 * `node compile-ahead.ts <text> <cache>`, run by the very Node that the cache is for: loads the program, lets it print its
 * help, and writes down what V8 compiled for that. What runs is the text as src/lib/run-text.ts runs it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { Script } from 'node:vm'
import type { CommandLine } from '../../src/cli/load-command-line.ts'

const [text, cache] = process.argv.slice(2) as [string, string]
const place = resolve(text)
const wrapped = readFileSync(text, 'latin1')
const script = new Script(wrapped, { filename: text })
const module = { exports: {} as CommandLine }
const run = script.runInThisContext() as (...given: unknown[]) => void
run(module, module.exports, createRequire(place), place, dirname(place))
process.exitCode = await module.exports.runCommandLine(['--help'])
const data = script.createCachedData()
if (new Script(wrapped, { filename: text, cachedData: data }).cachedDataRejected)
  throw new Error('V8 does not take what it compiled')
writeFileSync(cache, data)
