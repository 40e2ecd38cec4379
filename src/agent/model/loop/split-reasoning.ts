/** A piece of what a model wrote: thought aloud, or said. */
export interface Piece {
  type: 'text' | 'reasoning'
  text: string
}

const OPENING = /<(think|thinking|reasoning|thought|analysis)>/i
const CLOSING = /<\/(think|thinking|reasoning|thought|analysis)>/i
/** The longest mark; so much of the end may be the beginning of one. */
const LONGEST_MARK = '</reasoning>'.length

/**
 * Keeps `<think>` parts out of a text that comes in pieces, also where a mark is spread over two of them. What follows a
 * mark that is never closed is reasoning; so is what stands before a closing mark that nothing opened, as far as it was not
 * passed on yet.
 */
export function createReasoningSplitter() {
  let held = ''
  let isInside = false

  function push(chunk: string): Piece[] {
    held += chunk
    const out: Piece[] = []
    for (;;) {
      const mark = (isInside ? CLOSING : OPENING).exec(held)
      const stray = isInside ? null : CLOSING.exec(held)
      const next = stray && (!mark || stray.index < mark.index) ? stray : mark
      if (!next) break
      add(out, held.slice(0, next.index), isInside || next === stray)
      held = held.slice(next.index + next[0].length)
      isInside = next === mark ? !isInside : false
    }
    const from = held.lastIndexOf('<')
    const isOpen = from >= 0 && held.length - from < LONGEST_MARK && /^<\/?[a-z]*$/i.test(held.slice(from))
    const ready = isOpen ? held.slice(0, from) : held
    add(out, ready, isInside)
    held = isOpen ? held.slice(from) : ''
    return out
  }

  return {
    push,
    end(): Piece[] {
      const out: Piece[] = []
      add(out, held, isInside)
      held = ''
      return out
    },
  }
}

function add(out: Piece[], text: string, isReasoning: boolean): void {
  if (text) out.push({ type: isReasoning ? 'reasoning' : 'text', text })
}

/** A whole text without what was thought aloud in it. */
export function splitReasoning(text: string): { text: string; reasoning: string } {
  const stray = CLOSING.exec(text)
  const opened = OPENING.exec(text)
  // Everything before a closing mark that nothing opened is reasoning.
  const from = stray && (!opened || stray.index < opened.index) ? stray.index + stray[0].length : 0
  const splitter = createReasoningSplitter()
  const pieces = [...splitter.push(text.slice(from)), ...splitter.end()]
  const join = (type: Piece['type']) => pieces.flatMap(piece => (piece.type === type ? [piece.text] : [])).join('')
  return {
    text: join('text').trim(),
    reasoning: [stray && from ? text.slice(0, stray.index) : '', join('reasoning')].filter(Boolean).join('\n'),
  }
}
