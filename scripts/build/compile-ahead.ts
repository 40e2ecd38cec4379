/**
 * `node compile-ahead.ts <text> <cache>`, run by the very Node that the cache is for: loads the program, lets it print its
 * help, and writes down what V8 compiled for that. What runs is the text as src/lib/run-text.ts runs it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'

const [text, cache] = process.argv.slice(2) as [string, string]
const wrapped = readFileSync(text, 'latin1')
const script = new Script(wrapped, { filename: text })
const module = { exports: {} as typeof import('../../src/cli/run-command-line.ts') }
const run = script.runInThisContext() as (...given: unknown[]) => void
run(module, module.exports, createRequire(text), text, dirname(text))
process.exitCode = await module.exports.runCommandLine(['--help'])
const data = script.createCachedData()
if (new Script(wrapped, { filename: text, cachedData: data }).cachedDataRejected)
  throw new Error('V8 does not take what it compiled')
writeFileSync(cache, data)
