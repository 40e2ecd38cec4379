import { readAsset } from '../../lib/assets.ts'

/** The files of in-page/ in the order in which they build on each other. They are plain scripts that share one scope. */
const FILES = [
  'dom',
  'roles',
  'names',
  'fields',
  'styles',
  'refs',
  'tables',
  'describe',
  'hit',
  'listening',
  'walk',
  'pack',
  'canvas',
  'snapshot',
  'act',
  'write',
  'scroll',
  'intent',
  'drag',
  'look',
  'extract',
  'drawn-tables',
  'records',
  'record-columns',
  'engine',
]

/** The engine as one expression. */
export function readEngineSource(): string {
  const parts = FILES.map(name => readAsset(`src/browser/page/in-page/${name}.js`).toString('utf8'))
  return `(() => { 'use strict';\n${parts.join('\n')}\n})()`
}
