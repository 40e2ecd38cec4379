import { connect } from 'node:net'
import { createRandom, type Random } from '../../src/demos/seeding/random.ts'
import { mutate, TEXTS } from './values.ts'

/** Requests as they travel, the good ones that broken ones are made of. */
const SEEDS: readonly string[] = [
  'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'POST /chat HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 16\r\n\r\n{"message":"hi"}',
  'POST /functions/call HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'POST /mcp HTTP/1.1\r\nhost: localhost\r\naccept: application/json, text/event-stream\r\ncontent-type: application/json\r\ncontent-length: 46\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  'GET /apis/search?q=a%20b HTTP/1.0\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'CONNECT localhost:1 HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /chat HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]
const PIECES: readonly string[] = [
  ...TEXTS.map(text => text.replaceAll('\r\n', '')),
  '%00',
  '%ff%fe',
  '%',
  '%zz',
  '//evil.example/',
  '/..;/',
  '\\',
  'http://evil.example/',
  '\r\nhost: evil.example',
  '\r\ncontent-length: 5',
  '\r\ntransfer-encoding: chunked',
  '\r\nexpect: 100-continue',
  '\r\nrange: bytes=0-1,5-',
  `?${'a=1&'.repeat(2000)}`,
  `?${'a[]='.repeat(500)}`,
  `?a[b][c][d][__proto__][e]=1`,
  'ffffffffffffffff',
  '\u0016\u0003\u0001',
]

/** Milliseconds until a server must have ended a connection whose client is done, on a machine that has other work too. */
const FULL_END = 20_000

/**
 * Sends broken HTTP on connections of its own. Whatever comes back is HTTP, holds nothing of the inside, and is no 5xx;
 * a connection that is left open when the client is done is closed. Gives what is wrong.
 */
export async function fuzzRaw(port: number, seed: number, runs: number): Promise<string[]> {
  const random = createRandom(seed)
  const found: string[] = []
  const texts = Array.from({ length: runs }, () => brokenRequest(random))
  for (let at = 0; at < texts.length; at += 10)
    for (const { text, wrong } of await Promise.all(texts.slice(at, at + 10).map(text => exchange(port, text))))
      if (wrong !== undefined) found.push(`${JSON.stringify(text.slice(0, 300))}: ${wrong}`)
  if ((await fetch(`http://127.0.0.1:${port}/health`)).status !== 200)
    found.push('the server is not healthy afterwards')
  return found
}

const brokenRequest = (random: Random): string => {
  const first = mutate(random.pick(SEEDS), random, PIECES)
  return random.chance(20) ? first + mutate(random.pick(SEEDS), random, PIECES) : first
}

async function exchange(port: number, text: string): Promise<{ text: string; wrong: string | undefined }> {
  return await new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let answer = ''
    const done = (why?: string) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, wrong: why ?? check(answer) })
    }
    const timer = setTimeout(() => done('the connection stays open after its client is done'), FULL_END)
    socket.on('data', (data: Buffer) => (answer += data.toString('latin1')))
    socket.on('error', () => done())
    socket.on('close', () => done())
    socket.on('end', () => done())
    socket.end(Buffer.from(text, 'utf8'))
  })
}

function check(answer: string): string | undefined {
  if (answer === '') return undefined
  if (!answer.startsWith('HTTP/1.1 ')) return `no HTTP came back: ${answer.slice(0, 100)}`
  if (/^HTTP\/1\.1 5/m.test(answer)) return answer.slice(0, 300)
  if (/node:internal|\.ts:\d+|node_modules/.test(answer))
    return `it tells how the inside looks: ${answer.slice(0, 500)}`
  return undefined
}
