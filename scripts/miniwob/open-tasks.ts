import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

/** What the page of a running episode tells. */
export interface Told {
  utterance?: string
  done: boolean
  /** The reward without the share for time. */
  raw: number
  reason?: string
  failed?: string
}

export interface Tasks {
  origin: string
  names: string[]
  /** The address of a task's page that starts an episode by itself and tells of it. */
  address(task: string, seed: number, limit: number | undefined): string
  told(task: string, seed: number): Told | undefined
  close(): Promise<void>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/**
 * Serves a copy on loopback. Into the page of a task goes one script, which starts the episode through the interface that
 * MiniWoB++ documents (its JavaScript API and core/core.js) and tells this server the task, and how it ended. Nothing of a
 * task is changed but the time limit that was asked for.
 */
export async function openTasks(folder: string, wanted?: string[]): Promise<Tasks> {
  const root = [folder, join(folder, 'html'), join(folder, 'miniwob', 'html')].find(place =>
    existsSync(join(place, 'core', 'core.js')),
  )
  if (root === undefined)
    throw new Error(
      `MINIWOB_HTML is ${folder}, which has no core/core.js: it has to be the html folder of a MiniWoB++ copy or the one above.`,
    )
  const all = (await readdir(join(root, 'miniwob')))
    .filter(name => name.endsWith('.html'))
    .map(name => name.slice(0, -5))
    .sort()
  const names = wanted ? all.filter(name => wanted.some(pattern => toPattern(pattern).test(name))) : all
  const missing = wanted?.filter(pattern => !all.some(name => toPattern(pattern).test(name))) ?? []
  if (missing.length > 0) throw new Error(`There is no task ${missing.join(', ')} in ${root}.`)
  const told = new Map<string, Told>()
  const server = createServer((request, response) => {
    answer(root, told, request, response).catch(() => {
      response.statusCode = 500
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    names,
    address: (task, seed, limit) =>
      `${origin}/miniwob/${task}.html?run=${task}:${seed}&seed=${seed}${limit === undefined ? '' : `&limit=${limit * 1000}`}`,
    told: (task, seed) => told.get(`${task}:${seed}`),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const toPattern = (name: string): RegExp =>
  new RegExp(
    `^${name
      .trim()
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')}$`,
  )

async function answer(
  root: string,
  told: Map<string, Told>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname === '/-/told') {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    told.set(url.searchParams.get('run') ?? '', JSON.parse(body) as Told)
    response.statusCode = 204
    response.end()
    return
  }
  const file = normalize(join(root, decodeURIComponent(url.pathname)))
  if (!file.startsWith(root + sep) || !existsSync(file)) {
    response.statusCode = 404
    response.end('not found')
    return
  }
  const content = await readFile(file)
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
  const run = url.searchParams.get('run')
  if (run === null) {
    response.end(content)
    return
  }
  const settings = JSON.stringify({
    run,
    seed: url.searchParams.get('seed'),
    limit: Number(url.searchParams.get('limit') ?? 0),
  })
  response.end(`${content.toString('utf8')}\n<script>(${STARTER})(${settings.replaceAll('<', '\\u003c')})</script>`)
}

/** Runs in the page, with the globals of core/core.js at hand. */
const STARTER = `async settings => {
  const tell = told => fetch('/-/told?run=' + encodeURIComponent(settings.run), { method: 'POST', body: JSON.stringify(told), keepalive: true })
  const now = extra => ({ done: WOB_DONE_GLOBAL === true, raw: Number(WOB_RAW_REWARD_GLOBAL) || 0, reason: WOB_REWARD_REASON || undefined, ...extra })
  try {
    if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done))
    await new Promise(done => setTimeout(done, 50))
    for (let wait = 0; wait < 200 && typeof WOB_TASK_READY !== 'undefined' && !WOB_TASK_READY; wait++) await new Promise(done => setTimeout(done, 50))
    Math.seedrandom(settings.seed)
    if (settings.limit > 0) core.EPISODE_MAX_TIME = settings.limit
    core.startEpisodeReal()
    if (core.hideDisplay) core.hideDisplay()
    const utterance = core.getUtterance()
    await tell(now({ utterance: typeof utterance === 'string' ? utterance : utterance.utterance }))
    const watch = setInterval(() => {
      if (WOB_DONE_GLOBAL !== true) return
      clearInterval(watch)
      void tell(now({ utterance }))
    }, 25)
  } catch (error) {
    await tell({ done: true, raw: 0, failed: String(error) })
  }
}`
