import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { NOTICES_ASSET } from '../src/cli/read-notices.ts'
import { addAsset, bundleProgram, ROOT } from './build/bundle.ts'
import { createBlob, writeExecutable } from './build/executable.ts'
import { checkExecutable } from './build/inspect-executable.ts'
import { createBillOfMaterials, createNotices } from './build/notices.ts'
import { listShipped } from './build/shipped.ts'
import { fetchRuntimes, findTarget, HOST, ownRuntime } from './build/targets.ts'

/**
 * `node scripts/build.ts [--target platform] [--out file]` → dist/agent: the whole program in one
 * executable file, for another platform dist/agent-<platform>. Bundles the program, puts bundle and assets into a blob (Node's
 * single executable application, made by the very version of Node that then runs it), and injects the blob into a copy of
 * that Node. Beside it, unless it is to lie elsewhere: the bill of materials, and the checksums of all that lies there. docs/decisions/ has the reasons.
 */
const DIST = join(ROOT, 'dist')

const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : process.argv[at + 1]!
}

async function main(): Promise<void> {
  const started = performance.now()
  const target = findTarget(option('target', HOST))
  const isOwn = target.name === HOST
  const extension = target.format === 'pe' ? '.exe' : ''
  const file = option('out', join(DIST, `agent${isOwn ? '' : `-${target.name}`}${extension}`))
  const folder = `${file}.build`
  mkdirSync(folder, { recursive: true })
  const { runtime, maker } = isOwn ? { runtime: ownRuntime(), maker: ownRuntime() } : await fetchRuntimes(target)
  const program = await bundleProgram(folder)
  const shipped = listShipped(program, runtime)
  addAsset(program, folder, NOTICES_ASSET, createNotices(shipped, readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()))
  const isHandedOut = dirname(file) === DIST
  if (isOwn && isHandedOut) copyFileSync(join(folder, basename(NOTICES_ASSET)), join(ROOT, NOTICES_ASSET))
  const blob = await createBlob(program, maker, target, folder)
  const { mustBeSigned } = await writeExecutable(file, runtime, target, blob)
  const bytes = readFileSync(file)
  checkExecutable(
    bytes,
    target.name,
    readFileSync(blob),
    program.assets.map(({ name }) => name),
  )
  if (isHandedOut) {
    const bill = createBillOfMaterials(shipped, program, target.name)
    writeFileSync(`${file.replace(/\.exe$/, '')}.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`)
    writeChecksums(DIST)
  }
  const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`
  console.log(
    `${file}: ${megabytes(bytes.length)} for ${target.name}, Node ${runtime.version} (program ${megabytes(statSync(program.code).size + statSync(program.rest).size)}, ` +
      `blob ${megabytes(statSync(blob).size)}, ${shipped.length} components of others), ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  if (mustBeSigned)
    console.log(`Not signed: macOS starts it only after \`codesign --force --sign - ${basename(file)}\` on a Mac.`)
  rmSync(folder, { recursive: true })
}

/** SHA256SUMS of everything that is handed out, in the form of sha256sum: `sha256sum --check SHA256SUMS`. */
function writeChecksums(folder: string): void {
  const names = readdirSync(folder).filter(name => /^agent(-[a-z]+-[a-z\d]+)?(\.exe|\.cdx\.json)?$/.test(name))
  const lines = names.toSorted().map(name => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)))
    return `${hash.digest('hex')}  ${name}\n`
  })
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''))
}

await main()
