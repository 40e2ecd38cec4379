import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { constants, Script } from 'node:vm'

/** What a CommonJS text is wrapped in: a function of its five names. Done when it is built: it would be copied here. */
export const wrapText = (text: string): string =>
  `(function (module, exports, require, __filename, __dirname) {${text}\n})`

/**
 * Runs a wrapped CommonJS text and returns its exports. `cache` is its compiled form, made of the same text by the same
 * Node; V8 passes over one that does not fit.
 */
export function runText<T>(wrapped: string, filename: string, cache?: Buffer): T {
  const script = new Script(wrapped, {
    filename,
    cachedData: cache?.length ? cache : undefined,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  const module = { exports: {} as T }
  const run = script.runInThisContext() as (...given: unknown[]) => void
  run(module, module.exports, createRequire(filename), filename, dirname(filename))
  return module.exports
}
