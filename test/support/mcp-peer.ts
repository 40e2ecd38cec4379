/**
 * An MCP server over stdio, built on the older line of the SDK: a peer that shares no code with our client. Its first
 * argument is a mode: `paged` (a tool on each page), `circular` (a cursor that does not move), `alternating` (two that
 * take turns), `endless` (always another one), `twice` (a name listed twice), `stubborn` (does not end when asked to),
 * `strict` (ends when the first request is not initialize), `silent` (does not answer what it does not know), or nothing.
 */
import { spawn } from 'node:child_process'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type CallToolResult,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js'

const mode = process.argv[2] ?? ''
const empty = { type: 'object' as const, properties: {} }
const pid = { name: 'pid', inputSchema: empty, annotations: { readOnlyHint: true } }
const tools = [
  pid,
  { name: 'crash', inputSchema: empty },
  { name: 'environment', inputSchema: empty },
  { name: 'grow', inputSchema: empty },
  { name: 'spawn', inputSchema: empty },
  { name: 'fail', inputSchema: empty },
  { name: 'hang', inputSchema: empty },
  {
    name: 'lies',
    inputSchema: empty,
    outputSchema: { type: 'object' as const, properties: { n: { type: 'number' } }, required: ['n'] },
  },
  {
    name: 'described',
    description: 'Says. Response schema: {"type":"object","properties":{"ok":{"type":"boolean"}}}',
    inputSchema: empty,
  },
  { name: 'work', inputSchema: { type: 'object' as const, properties: { steps: {}, pause: {}, progress: {} } } },
  { name: 'cancelled', inputSchema: empty },
  { name: 'big', inputSchema: { type: 'object' as const, properties: { bytes: {} } } },
  { name: 'media', inputSchema: empty },
  { name: 'meta', inputSchema: empty },
  { name: 'ask', inputSchema: { type: 'object' as const, properties: { method: {} } } },
]
/** Calls that were cancelled, by their requests' ids. */
const cancelled: string[] = []
let listings = 0

const server = new Server(
  { name: 'peer', version: '1' },
  { capabilities: { tools: { listChanged: true }, resources: {}, prompts: {} } },
)
server.setRequestHandler(ListToolsRequestSchema, request => {
  listings++
  const cursor = request.params?.cursor
  if (mode === 'circular') return { tools: tools.slice(0, 2), nextCursor: 'again' }
  if (mode === 'alternating') return { tools: [pid], nextCursor: cursor === 'a' ? 'b' : 'a' }
  if (mode === 'endless')
    return { tools: [{ name: `t${cursor ?? 0}`, inputSchema: empty }], nextCursor: String(Number(cursor ?? 0) + 1) }
  if (mode === 'twice')
    return {
      tools: [
        { ...pid, description: 'first' },
        { ...pid, description: 'second' },
      ],
    }
  if (mode !== 'paged') return { tools }
  const at = Number(cursor ?? 0)
  return { tools: tools.slice(at, at + 1), ...(at + 1 < tools.length && { nextCursor: String(at + 1) }) }
})
const text = (value: unknown): CallToolResult => ({
  content: [{ type: 'text' as const, text: typeof value === 'string' ? value : JSON.stringify(value) }],
})
server.setRequestHandler(CallToolRequestSchema, async (request, { signal, sendNotification, requestId }) => {
  const { name, arguments: args = {}, _meta } = request.params
  signal.addEventListener('abort', () => cancelled.push(name))
  switch (name) {
    case 'crash':
      console.error('the peer was asked to crash')
      process.exit(7)
    // eslint-disable-next-line no-fallthrough
    case 'environment':
      return text(process.env)
    case 'grow':
      for (let count = Number(args.times ?? 1); count > 0; count--) {
        tools.push({ name: `grown_${tools.length}`, inputSchema: empty })
        await server.sendToolListChanged()
      }
      return text('grown')
    case 'spawn':
      return text(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).pid)
    case 'fail':
      return { ...text('it went wrong'), isError: true }
    case 'hang':
      return new Promise(() => undefined)
    case 'lies':
      return { ...text('x'), structuredContent: { n: 'no number' } }
    case 'work': {
      const {
        steps = 10,
        pause = 200,
        progress: tells = true,
      } = args as { steps?: number; pause?: number; progress?: boolean }
      if (!pause) {
        // Progress and answer leave in one piece.
        process.stdout.cork()
        setTimeout(() => process.stdout.uncork(), 50)
      }
      for (let progress = 1; progress <= steps && !signal.aborted; progress++) {
        if (pause) await new Promise(resolve => setTimeout(resolve, pause))
        const progressToken = _meta?.progressToken
        if (tells && progressToken !== undefined)
          await sendNotification({
            method: 'notifications/progress',
            params: { progressToken, progress, total: steps },
          })
      }
      return text({ steps })
    }
    case 'cancelled':
      return text({ cancelled, listings, requestId })
    case 'big':
      return text('x'.repeat(Number(args.bytes)))
    case 'media':
      return {
        content: [
          { type: 'text', text: 'a text' },
          { type: 'audio', mimeType: 'audio/wav', data: Buffer.from('sound').toString('base64') },
          { type: 'resource_link', uri: 'peer://note', name: 'note', mimeType: 'text/plain' },
          { type: 'resource', resource: { uri: 'peer://note', mimeType: 'text/plain', text: 'a note' } },
          { type: 'resource', resource: { uri: 'peer://bytes', blob: Buffer.from('bytes').toString('base64') } },
        ],
      }
    case 'meta':
      return text(_meta ?? {})
    case 'ask':
      return text(await askClient(String(args.method)))
    default:
      return text(process.pid)
  }
})
server.setRequestHandler(ListResourcesRequestSchema, request => {
  const all = [
    { uri: 'peer://note', name: 'note', mimeType: 'text/plain' },
    { uri: 'peer://bytes', name: 'bytes' },
  ]
  return request.params?.cursor === undefined
    ? { resources: all.slice(0, 1), nextCursor: 'more' }
    : { resources: all.slice(1) }
})
server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
  resourceTemplates: [{ uriTemplate: 'peer://notes/{name}', name: 'notes' }],
}))
server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
  if (uri !== 'peer://note') throw new Error(`no resource ${uri}`)
  return { contents: [{ uri, mimeType: 'text/plain', text: 'a note' }] }
})
server.setRequestHandler(ListPromptsRequestSchema, () => ({
  prompts: [{ name: 'greet', description: 'Greets', arguments: [{ name: 'whom', required: true }] }],
}))
server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: args } }) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text: `${name} ${args?.whom}` } }],
}))

/** Asks for what only a client with a person has; the answer, or the error, is what came back. */
async function askClient(method: string): Promise<unknown> {
  const { transport } = server
  const id = `asked-${Math.random()}`
  const params = {
    'elicitation/create': {
      message: 'Sure?',
      requestedSchema: { type: 'object', properties: { ok: { type: 'boolean', default: true } } },
    },
    'sampling/createMessage': { messages: [], maxTokens: 1 },
  }[method]
  const usual = transport!.onmessage!
  const answer = new Promise<JSONRPCMessage>(resolve => {
    transport!.onmessage = (message: JSONRPCMessage, extra?: unknown) => {
      if ('id' in message && message.id === id) resolve(message)
      else (usual as (message: JSONRPCMessage, extra?: unknown) => void)(message, extra)
    }
  })
  await transport!.send({ jsonrpc: '2.0', id, method, params: params ?? {} } as JSONRPCMessage)
  return answer
}

if (mode === 'stubborn') {
  process.on('SIGTERM', () => undefined)
  setInterval(() => undefined, 1000)
}
const transport = new StdioServerTransport()
await server.connect(transport)
const usual = transport.onmessage!
transport.onmessage = (message, ...more) => {
  const method = 'method' in message ? message.method : ''
  if (method === 'server/discover' && mode === 'strict') process.exit(1)
  if (method === 'server/discover' && mode === 'silent') return
  usual(message, ...(more as []))
}
