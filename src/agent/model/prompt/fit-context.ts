import type { ModelMessage } from '../provider.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** Tokens that the marks around a message take. */
const PER_MESSAGE = 4
const SHORTENED = '(shown before; read_result shows it again)'

/** Rows have more signs and figures than words: a token is fewer characters of them (measured: 2.5 against 3.9). */
const OF_DATA = 1.6

const sizeOf = (messages: readonly ModelMessage[]) =>
  messages.reduce(
    (sum, message) => sum + PER_MESSAGE + estimateTokens(message) * (message.role === 'tool' ? OF_DATA : 1),
    0,
  )

/**
 * Messages that fit into so many tokens. What is oldest goes first: the earlier conversation, turn by turn, then the results
 * of tools, of which their first line stays. The rules and the request itself always stay.
 */
export function fitContext(messages: readonly ModelMessage[], tokens: number): ModelMessage[] {
  const out = [...messages]
  const first = out.findIndex(message => message.role !== 'system')
  // The request is the user's message before the first call.
  const called = out.findIndex(
    message => message.role === 'tool' || (message.role === 'assistant' && message.calls?.length),
  )
  let request = out.slice(0, called < 0 ? out.length : called).findLastIndex(message => message.role === 'user')
  let size = sizeOf(out)
  while (size > tokens && first >= 0 && first < request) {
    const [gone] = out.splice(first, 1)
    size -= sizeOf([gone!])
    request--
  }
  const results = out.flatMap((message, at) => (message.role === 'tool' ? [at] : []))
  for (const at of results.slice(0, -1)) {
    if (size <= tokens) break
    const message = out[at] as ModelMessage & { role: 'tool' }
    const short = { ...message, text: `${message.text.split('\n', 1)[0]} ${SHORTENED}` }
    if (short.text.length >= message.text.length) continue
    size -= sizeOf([message]) - sizeOf([short])
    out[at] = short
  }
  return out
}
