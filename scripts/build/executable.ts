import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { execa } from 'execa'
import { PROGRAM_CACHE, PROGRAM_TEXT } from '../../src/cli/load-command-line.ts'
import { wrapText } from '../../src/lib/run-text.ts'
import type { Program } from './bundle.ts'
import { HOST, type Runtime, type Target } from './targets.ts'

/** The mark in every Node that says whether a blob was put in (Node, single executable applications). */
export const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

/** V8 compiles in one thread, in the same order each time: two builds give the same bytes. */
const PREDICTABLE = ['--predictable']

/**
 * Makes the blob that holds the program and its assets. Compiled code goes along for this machine's own platform only:
 * another processor would refuse it. Paths are relative, so that the folder of the build is no part of it.
 */
export async function createBlob(program: Program, maker: Runtime, target: Target, folder: string): Promise<string> {
  const isOwn = target.name === HOST
  const text = join(folder, 'wrapped.cjs')
  const cache = join(folder, PROGRAM_CACHE)
  writeFileSync(text, wrapText(readFileSync(program.rest, 'latin1')), 'latin1')
  if (isOwn) await compileAhead(text, cache, maker)
  else writeFileSync(cache, '')
  const config = {
    main: basename(program.code),
    output: 'agent.blob',
    disableExperimentalSEAWarning: true,
    useSnapshot: false,
    useCodeCache: isOwn,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    execArgvExtension: 'none',
    assets: {
      ...Object.fromEntries(program.assets.map(({ name, file }) => [name, file])),
      [PROGRAM_TEXT]: text,
      [PROGRAM_CACHE]: cache,
    },
  }
  writeFileSync(join(folder, 'sea.json'), JSON.stringify(config, null, 2))
  await execa(maker.node, [...PREDICTABLE, '--experimental-sea-config', 'sea.json'], { cwd: folder })
  return join(folder, 'agent.blob')
}

/** Writes what V8 makes of a text once it has run: what a command needs is compiled in it already. */
async function compileAhead(text: string, cache: string, maker: Runtime): Promise<void> {
  const script = join(import.meta.dirname, 'compile-ahead.ts')
  const flags = [...PREDICTABLE, '--disable-warning=ExperimentalWarning']
  await execa(maker.node, [...flags, script, basename(text), cache], { cwd: dirname(text) })
}

/** Puts a blob into a copy of a Node. Returns whether the result still has to be signed before it can run. */
export async function writeExecutable(
  file: string,
  runtime: Runtime,
  target: Target,
  blob: string,
): Promise<{ mustBeSigned: boolean }> {
  rmSync(file, { force: true })
  copyFileSync(runtime.node, file)
  chmodSync(file, 0o755)
  const onMac = process.platform === 'darwin'
  if (target.format === 'mach-o' && onMac) await execa('codesign', ['--remove-signature', file])
  // Symbols are a tenth of it. Without binutils (or with those of another processor) the file is larger, and as good.
  if (target.format === 'elf') await execa('strip', [file], { reject: false })
  // As a command of its own: it warns of sections that `strip` left without a name.
  const postject = createRequire(import.meta.url).resolve('postject/dist/cli.js')
  const segment = target.format === 'mach-o' ? ['--macho-segment-name', 'NODE_SEA'] : []
  await execa(process.execPath, [postject, file, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE, ...segment])
  if (target.format !== 'mach-o') return { mustBeSigned: false }
  if (onMac) await execa('codesign', ['--sign', '-', file])
  return { mustBeSigned: !onMac }
}
