/**
 * `npm run bench:packers`: the single binary as scripts/build.ts makes it and as pkg does (SEA mode, installed apart in
 * bench/packers), from the same bundle and the same stripped Node, measured in turns within one run. The figures are in
 * docs/decisions/single-binary.md. Linux only.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NOTICES_ASSET } from '../src/cli/read-notices.ts'
import { packedName } from '../src/lib/assets.ts'
import { wrapText } from '../src/lib/run-text.ts'
import { PROGRAM_CACHE, PROGRAM_TEXT } from '../src/cli/load-command-line.ts'
import { addAsset, bundleProgram, type Program, ROOT } from '../scripts/build/bundle.ts'
import { createBlob, writeExecutable } from '../scripts/build/executable.ts'
import { findTarget, HOST, ownRuntime } from '../scripts/build/targets.ts'
import { findFreePorts } from '../test/support/project.ts'
import { median } from './measure.ts'

const ROUNDS = 5
const STARTS = 15

interface Contender {
  name: string
  file: string
  /** Seconds. */
  built: number
}

/** Runs a command to its end. Throws with what it printed when it fails. Returns seconds and standard output. */
function run(file: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const started = performance.now()
  const { status, stdout, stderr, error } = spawnSync(file, args, { ...options, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}: ${error?.message ?? ''}${stdout}${stderr}`)
  return { seconds: (performance.now() - started) / 1000, stdout }
}

async function buildOwn(program: Program, folder: string): Promise<Contender> {
  const file = join(folder, 'own')
  const started = performance.now()
  const blob = await createBlob(program, ownRuntime(), findTarget(HOST), folder)
  await writeExecutable(file, ownRuntime(), findTarget(HOST), blob)
  return { name: "Node's own SEA (scripts/build.ts)", file, built: (performance.now() - started) / 1000 }
}

/** The same text; assets are files of its virtual file system there, so that the one place that reads them differs. */
function buildWithPkg(program: Program, folder: string): Contender {
  const project = join(folder, 'project')
  const home = join(folder, 'home')
  for (const { name, file } of program.assets) {
    const target = join(project, 'assets', packedName(name))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(file, target)
  }
  const texts = [
    { from: program.code, to: join(project, 'agent.cjs'), isWrapped: false },
    { from: program.rest, to: join(project, 'assets', PROGRAM_TEXT), isWrapped: true },
  ]
  for (const { from, to, isWrapped } of texts) {
    const text = readFilesInstead(readFileSync(from, 'latin1'))
    writeFileSync(to, isWrapped ? wrapText(text) : `globalThis.packedFolder=__dirname;${text}`)
  }
  // Its compiled form would not fit the changed text.
  writeFileSync(join(project, 'assets', PROGRAM_CACHE), '')
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'agent', version: '0.1.0', bin: 'agent.cjs', pkg: { assets: ['assets/**/*'] } }),
  )
  // Its cache, filled with the pinned Node in the way that a download would: nothing is downloaded.
  const version = `node-v${process.versions.node}-${HOST}`
  const node = join(home, '.pkg-cache/sea', version, 'bin/node')
  mkdirSync(dirname(node), { recursive: true })
  copyFileSync(process.execPath, node)
  spawnSync('strip', [node])
  for (const mark of [
    `${node}.ok`,
    `${join(home, '.pkg-cache/sea', version)}.tar.gz`,
    `${join(home, '.pkg-cache/sea', version)}.tar.gz.ok`,
  ])
    writeFileSync(mark, '')
  const file = join(folder, 'pkg')
  const pkg = join(ROOT, 'bench/packers/node_modules/pkg/lib-es5/bin.js')
  const target = `node${process.versions.node}-${HOST}`
  const { seconds } = run(process.execPath, [pkg, '--sea', '.', '-t', target, '-o', file], {
    cwd: project,
    env: { ...process.env, HOME: home },
  })
  return { name: `pkg ${readVersion()} --sea`, file, built: seconds }
}

/** Assets are files of pkg's virtual file system. */
function readFilesInstead(text: string): string {
  const changed = text.replace(
    /Buffer\.from\(\(0, ?\w+\.getRawAsset\)\((\w+)\)\)/,
    (_, name: string) =>
      `require("node:fs").readFileSync(require("node:path").join(globalThis.packedFolder,"assets",${name}.replace(":","/")))`,
  )
  if (changed === text) throw new Error('The bundle no longer reads its assets as it did: see bench/packers.ts')
  return changed
}

const readVersion = () =>
  (JSON.parse(readFileSync(join(ROOT, 'bench/packers/node_modules/pkg/package.json'), 'utf8')) as { version: string })
    .version

/** Starts the demo, asks, and reads the memory of the four servers when they are idle. */
async function measureDemo(file: string, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const names = ['AGENT_TERRITORY_PORT', 'AGENT_CRM_PORT', 'AGENT_API_REGISTRY_PORT', 'AGENT_DEMO_PORT']
  const ports = await findFreePorts(names.length)
  const env = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]))
  const { seconds } = run(file, ['start', 'demo'], { cwd: folder, env })
  try {
    run(file, ['chat', 'how many accounts do I have?'], { cwd: folder, env })
    await new Promise(resolve => setTimeout(resolve, 5000))
    const memory = (component: string) => {
      const { pid } = JSON.parse(readFileSync(join(folder, '.agent/run', `${component}.json`), 'utf8')) as {
        pid: number
      }
      return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
    }
    return { seconds, registry: memory('registry'), agent: memory('agent') }
  } finally {
    run(file, ['stop', 'all'], { cwd: folder, env })
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-packers-'))
  try {
    const program = await bundleProgram(folder)
    addAsset(program, folder, NOTICES_ASSET, '')
    const contenders = [await buildOwn(program, folder), buildWithPkg(program, folder)]
    const rows = contenders.map(one => ({
      ...one,
      version: [] as number[],
      demo: [] as Awaited<ReturnType<typeof measureDemo>>[],
    }))
    for (let round = 0; round < STARTS; round++)
      for (const row of rows) row.version.push(run(row.file, ['--version'], { cwd: folder, env: {} }).seconds * 1000)
    for (let round = 0; round < ROUNDS; round++)
      for (const row of rows) row.demo.push(await measureDemo(row.file, join(folder, 'demo')))
    console.log(`Node ${process.versions.node}, ${HOST}; medians of ${STARTS} starts and ${ROUNDS} demos, in turns\n`)
    console.log('| | built from the bundle | size | `--version` | demo healthy | registry idle | agent idle |')
    console.log('| --- | --- | --- | --- | --- | --- | --- |')
    for (const { name, file, built, version, demo } of rows) {
      const cells = [
        `${built.toFixed(1)} s`,
        `${(statSync(file).size / 1e6).toFixed(1)} MB`,
        `${median(version).toFixed(0)} ms`,
        `${median(demo.map(({ seconds }) => seconds)).toFixed(2)} s`,
        `${median(demo.map(({ registry }) => registry)).toFixed(0)} MB`,
        `${median(demo.map(({ agent }) => agent)).toFixed(0)} MB`,
      ]
      console.log(`| ${name} | ${cells.join(' | ')} |`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

await main()
