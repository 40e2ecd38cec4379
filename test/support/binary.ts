import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'

const BUILD = join(import.meta.dirname, '../../scripts/build.ts')

/** Puts the single binary at a path: the one that AGENT_BIN names, else one that is built now. */
export function placeBinary(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const given = process.env['AGENT_BIN']
  if (given) return copyFileSync(given, file)
  const built = spawnSync(process.execPath, [BUILD, '--out', file], { encoding: 'utf8' })
  expect(built.status, built.stderr).to.equal(0)
}
