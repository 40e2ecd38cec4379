import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { describeProcess } from './process-table.ts'

/** True when nothing listens on this port of this address (tried by listening there for a moment). */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  return await new Promise(resolve => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Who listens on a port, in words; undefined when the system does not tell (another user's process). */
export function describePortHolder(port: number): string | undefined {
  const pid = findPortHolder(port)
  return pid === undefined ? undefined : describeProcess(pid)
}

/** The pid that listens on a TCP port of this machine, where it can be found. */
export function findPortHolder(port: number): number | undefined {
  try {
    return process.platform === 'linux' ? findByInode(readListeningInodes(port)) : askLsof(port)
  } catch {
    return undefined
  }
}

const LISTENING = '0A'

function readListeningInodes(port: number): Set<string> {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map(line => line.trim().split(/\s+/))
      .filter(fields => fields[1]?.endsWith(wanted) && fields[3] === LISTENING)
      .map(fields => fields[9]!),
  )
  return new Set(inodes)
}

function findByInode(inodes: Set<string>): number | undefined {
  if (!inodes.size) return undefined
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .find(pid => listSocketInodes(pid).some(inode => inodes.has(inode)))
}

function listSocketInodes(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap(name => {
      const target = readLink(`/proc/${pid}/fd/${name}`)
      return target.startsWith('socket:[') ? [target.slice(8, -1)] : []
    })
  } catch {
    return []
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

function askLsof(port: number): number | undefined {
  const out = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = /^p(\d+)/m.exec(out)?.[1]
  return pid ? Number(pid) : undefined
}
