import type { ModelEvent, ModelProvider, ModelRequest, ModelState } from '../../../../src/agent/model/provider.ts'

/** One turn of a model: its text, its events, an error that it throws, or what depends on what it was asked. */
export type Said = string | ModelEvent[] | Error | ((request: ModelRequest, turn: number) => Said | Promise<Said>)

let calls = 0
/** A call as a provider reports it. */
export const call = (name: string, args: unknown = {}): ModelEvent => ({
  type: 'call',
  call: { id: `c${++calls}`, name, args },
})
export const text = (said: string): ModelEvent => ({ type: 'text', text: said })
export const thought = (said: string): ModelEvent => ({ type: 'reasoning', text: said })
export const usage = (input: number, output: number): ModelEvent => ({ type: 'usage', usage: { input, output } })

/**
 * A model that says what is written here, turn by turn, whatever it is asked; what comes after the last turn is said again
 * and again. It counts tokens as one for four characters.
 */
export function scriptedProvider(script: readonly Said[], state: Partial<ModelState> = {}) {
  const requests: ModelRequest[] = []
  const provider: ModelProvider & { requests: ModelRequest[]; closed: boolean } = {
    requests,
    closed: false,
    async *generate(request) {
      requests.push(structuredClone(request))
      const turn = requests.length - 1
      let said = script[Math.min(turn, script.length - 1)] ?? ''
      while (typeof said === 'function') said = await said(request, turn)
      if (said instanceof Error) throw said
      const events = typeof said === 'string' ? [text(said)] : said
      for (const event of events) yield event
      if (!events.some(event => event.type === 'end'))
        yield { type: 'end', reason: events.some(event => event.type === 'call') ? 'calls' : 'stop' }
    },
    probe: async () => ({ provider: 'scripted', name: 'small', reachable: true, message: '', tools: true, ...state }),
    close: async () => {
      provider.closed = true
    },
  }
  return provider
}

/** The text of the last message of a request, and of all tool results in it. */
export const lastOf = (request: ModelRequest | undefined): string => request?.messages.at(-1)?.text ?? ''
export const resultsIn = (request: ModelRequest | undefined): string =>
  (request?.messages ?? []).flatMap(message => (message.role === 'tool' ? [message.text] : [])).join('\n')
