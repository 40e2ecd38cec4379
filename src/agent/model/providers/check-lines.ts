import { parseJson, isObject } from '../../../lib/json.ts'
import { modelFailed } from '../errors.ts'

/** Longest line, in characters. */
const LONGEST = 16 * 1024 * 1024

/**
 * The non-empty lines of a body, each checked to be a JSON object. The client of Ollama prints lines that are none and
 * goes on without them: an answer with a hole in it. Here it is an error, which says so.
 */
export async function* checkLines(body: AsyncIterable<Uint8Array>, label: string): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest: string[] = []
  let length = 0
  for await (const chunk of body) {
    const [first = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n')
    rest.push(first)
    length += first.length
    if (length > LONGEST) throw modelFailed(label, 'a part of it is larger than 16 MB')
    for (const line of lines) {
      const whole = rest.join('')
      rest = [line]
      length = line.length
      if (whole.trim()) yield encoder.encode(`${check(whole, label)}\n`)
    }
  }
  const last = `${rest.join('')}${decoder.decode()}`
  if (last.trim()) yield encoder.encode(check(last, label))
}

function check(line: string, label: string): string {
  if (isObject(parseJson(line))) return line
  throw modelFailed(label, `a part of it is no JSON: ${line.trim().slice(0, 60)}`)
}
