import { readChatStream } from '../../src/agent/model/providers/openai-stream.ts'
import { createRandom, type Random } from '../../src/demos/seeding/random.ts'
import { AgentError } from '../../src/lib/errors.ts'
import { readEvents } from '../../src/web/page/api/read-events.ts'
import { mutate, TEXTS } from './values.ts'

const CHAT = [
  'data: {"choices":[{"delta":{"role":"assistant","content":"There are "}}]}\n\n',
  ': keep alive\n\n',
  'data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"c1","function":{"name":"crm_listAccounts","arguments":"{\\"li"}}]}}]}\n\n',
  'data: {"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":"mit\\":1}"}}]},"finish_reason":"tool_calls"}],"usage":{"prompt_tokens":1,"completion_tokens":2}}\n\n',
  'data: [DONE]\n\n',
].join('')
const PAGE =
  'id: t:1\nevent: session\ndata: {"session_id":"s","turn_id":"t"}\n\n: still here\n\nid: t:2\nevent: token\ndata: {"text":"50"}\n\nid: t:3\nevent: answer\ndata: {"response":"50"}\n\n'
const PIECES = [
  ...TEXTS,
  '\r',
  '\r\n',
  '\n\n',
  'data:',
  'data: data: ',
  'event: ',
  'id: \u0000',
  'retry: 99999999999999',
  ':',
  '\uFEFF',
  'data: [DONE]',
  '"index":1e9',
  '"index":-1',
  '"delta":null',
  '"choices":{}',
  '"arguments":{}',
]

/** Milliseconds that a stream may take. */
const SLOW = 5_000

/** Reads broken event streams, cut at any place: each gives events or one error of ours. Gives what is wrong. */
export async function fuzzStreams(seed: number, runs: number): Promise<string[]> {
  const random = createRandom(seed)
  const found: string[] = []
  for (let run = 0; run < runs; run++) {
    const isChat = random.chance(50)
    const text = mutate(isChat ? CHAT : PAGE, random, PIECES)
    const bytes = cut(text, random)
    const wrong = await attempt(
      isChat
        ? readChatStream(bytes, 'the model', () => new AgentError('MODEL_FAILED', 502, 'failed'))
        : readEvents(ReadableStream.from(bytes) as never),
    )
    if (wrong) found.push(`${JSON.stringify(text.slice(0, 400))}: ${wrong}`)
  }
  return found
}

async function* cut(text: string, random: Random): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length;) {
    const to = at + random.integer(1, 60)
    yield bytes.subarray(at, to)
    at = to
  }
}

async function attempt(events: AsyncIterable<unknown>): Promise<string | undefined> {
  // Of the processor: others may be busy with it.
  const started = process.cpuUsage()
  let count = 0
  try {
    for await (const _event of events) if (++count > 10_000) return 'it never ends'
  } catch (error) {
    if (!(error instanceof AgentError)) return String((error as Error).stack).slice(0, 600)
  }
  const time = process.cpuUsage(started).user / 1000
  return time > SLOW ? `it took ${Math.round(time)} ms of the processor` : undefined
}
