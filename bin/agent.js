#!/usr/bin/env node
// Starts the program on a Node that can run it: its source, or in the package of npm the one text that was made of it.
// Plain JavaScript for any Node from 18 up: when the host's Node is older than the program needs, it hands over to the
// runtime that npm installed beside it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = [24, 15]
const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) await startHere()
else handOver()

async function startHere() {
  const { enableCompileCache } = await import('node:module')
  const source = new URL('../src/cli/main.ts', import.meta.url)
  const isPackage = !existsSync(source)
  // Compiled code is kept from one start to the next; where that folder cannot be written nothing is lost but time.
  enableCompileCache?.(isPackage ? join(root, '.cache') : join(root, 'node_modules', '.cache', 'agent'))
  const emit = process.emit
  process.emit = (name, data, ...rest) =>
    name === 'warning' && data?.name === 'ExperimentalWarning' ? false : emit.call(process, name, data, ...rest)
  await import(isPackage ? '../dist/package/agent.cjs' : source.href)
}

function handOver() {
  const runtime = findRuntime()
  if (!runtime) {
    console.error(
      `agent needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}, and no other one is installed beside it.\n` +
        'Install it again with its optional packages, which bring one (in a checkout: npm ci), or install a newer Node: https://nodejs.org',
    )
    process.exit(1)
  }
  const child = spawn(runtime, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // The other process decides when it ends. In a terminal Ctrl+C reaches both by itself.
  const passedOn = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of passedOn) process.on(signal, () => child.kill(signal))
  if (process.stdin.isTTY) process.on('SIGINT', () => undefined)
  child.on('error', error => {
    console.error(
      `${runtime} cannot be started: ${error.message}\nInstall it again, or install Node ${NEEDED.join('.')} or newer: https://nodejs.org`,
    )
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
    // Signals that end nothing here still count as a failure.
    setTimeout(() => process.exit(128 + (constants.signals[signal] ?? 0)), 100)
  })
}

// The packages that package.json lists as optional dependencies, one for each platform.
function findRuntime() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const { resolve } = createRequire(import.meta.url)
  for (const name of [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]) {
    const beside = join(root, 'node_modules', name, file)
    if (existsSync(beside)) return beside
    try {
      const elsewhere = join(dirname(resolve(`${name}/package.json`)), file)
      if (existsSync(elsewhere)) return elsewhere
    } catch {
      // Not installed under this name.
    }
  }
  return undefined
}
